/** The page of an example that stands in a frame on another site. */

import "../example/faro-example.js";
import "./in-frame.js";

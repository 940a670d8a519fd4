// Begins the engine before its page is laid out: it is needed at once, and nothing else takes as long.

import { engine } from "./engine.js";

engine.start();

// Begins the engine before its page is laid out: it is needed at once, and nothing else takes as long.

import { isSaving } from "./dear.js";
import { engine } from "./engine.js";

if (!isSaving()) engine.start();

// What a press may not ask: `npm run types` fails where one of these lines is let through, or one of the first is refused.

import { engine } from "../../docs/assets/faro/engine/engine.js";
import { requestOf } from "../../docs/assets/faro/seat/requests.js";

const whose = { log: "", seed: "7K", id: "table", seat: "you", chip: 5 };

engine.ask({ do: "send", ...whose, line: "bet you 5 on Q" });
engine.ask({ do: "share", log: "" }).then(({ code }) => code.length);
requestOf({ name: "Deal", act: "deal" }, whose, () => undefined);

// @ts-expect-error a line is a text
engine.ask({ do: "send", ...whose, line: 5 });
// @ts-expect-error one line more, and no line
engine.ask({ do: "send", ...whose });
// @ts-expect-error a check is a number
engine.ask({ do: "show", ...whose, chip: "5" });
// @ts-expect-error no link is made of a seat
engine.ask({ do: "share", log: "", seat: "you" });
// @ts-expect-error they watch for one thing each, or for all
engine.ask({ do: "show", ...whose, watch: "some" });
// @ts-expect-error no such door
engine.ask({ do: "shuffle", log: "" });
// @ts-expect-error the answer of a link has no board
engine.ask({ do: "share", log: "" }).then(({ html }) => html);
// @ts-expect-error no such act
requestOf({ name: "Deal", act: "shuffle" }, whose, () => undefined);

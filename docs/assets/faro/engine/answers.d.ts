// What the doors of the session are asked with and answer; farodocs/browser/answers.py writes it.

/** What the others lay, each by his habit. */
export interface Accompanied {
  log: string;
  seat: string | null;
  id: string;
  chip?: number;
  habits: Record<string, string>;
  seed?: string;
  watch?: "one" | "all";
}

/** What is asked of a deal that a player stops, the right answers, and its `steps` in words, with the lid off. */
export interface Accused {
  say: string;
  fields: Asked[];
  accept: Record<string, string[]>;
  explain: string;
  error: Told | null;
  steps: string[];
}

/** The words of `faro.teaching.GOALS` with spaces between, and the lines of the log before the pupil sat down. */
export interface Aimed {
  log: string;
  seat: string | null;
  goals: string;
  floor: number;
}

/** The line that was due, and what a dealer took and paid for every stake and call. */
export interface Answered {
  log: string;
  seat: string | null;
  id: string;
  chip?: number;
  habits?: Record<string, string>;
  seed?: string;
  watch?: "one" | "all";
  doubtful?: boolean;
  line: string;
  answers: Taken[];
}

/** One thing that is asked, as an exercise has it; `when` is the answer to the first that calls for it. */
export interface Asked {
  id: string;
  label: string;
  type: "number" | "choice" | "ranks" | "order" | "beads" | "call";
  options: string[];
  at?: ([number, number])[];
  on?: string;
  told?: string;
  lines?: string[][];
  when?: string;
  wrong?: string[];
  ends?: string;
}

/** A verdict for every stake, and whether all are right; none of it where the log itself is wrong. */
export interface Audited {
  say: string;
  error: Told | null;
  log: string;
  html: string;
  beats: (CardComes | ChecksLaid | StakeSettled)[];
  offers?: Offer[];
  verdicts?: Verdict[];
  right?: boolean;
}

/** A table whose bank has gone to the punter who put up the most for it. */
export interface Banked {
  say: string;
  error: Told | null;
  log: string;
  html: string;
  beats: (CardComes | ChecksLaid | StakeSettled)[];
  offers?: Offer[];
  banker: string;
}

/** What each would put up to hold the bank. */
export interface Bidding {
  log: string;
  seat: string | null;
  id: string;
  chip?: number;
  habits?: Record<string, string>;
  seed?: string;
  watch?: "one" | "all";
  doubtful?: boolean;
  bids: Record<string, number>;
}

/** The log, the board of a seat after it, and what was seen to happen in between. */
export interface Board {
  say: string;
  error: Told | null;
  log: string;
  html: string;
  beats: (CardComes | ChecksLaid | StakeSettled)[];
  offers?: Offer[];
}

/** A card that comes out of the pack: its rank, and what it does to stakes on it. */
export interface CardComes {
  rank: string;
  does: "loses" | "wins" | "nothing";
  number: number;
  kind: "card";
}

/** How likely so many splits are. */
export interface Chance {
  say: string;
  error: Told | null;
  chance: number;
}

/** So many checks are laid on a place; `mine` where the seat itself has laid them. */
export interface ChecksLaid {
  place: string;
  checks: number;
  mine: boolean;
  kind: "laid";
}

/** A table with real cards: what was set aside, what is settled, every tab, and the bank's gain and what it holds. */
export interface Clerked {
  say: string;
  error: Told | null;
  log: string;
  html: string;
  beats: (CardComes | ChecksLaid | StakeSettled)[];
  offers?: Offer[];
  aside: SetAside[];
  settled: Settled[];
  tabs: Tab[];
  bank: number;
  purse: number | null;
  may_begin: boolean;
}

/** What a link holds. */
export interface Coded {
  code: string;
}

/** What a seed brings next. */
export interface Coming {
  log: string;
  seed: string;
}

/** What a deal should have cost a seat so far, what it did, and on how many turns. */
export interface Cost {
  say: string;
  error: Told | null;
  average: string;
  lost: number;
  turns: number;
}

/** What became of one stake, and the rule that decided. */
export interface Decided {
  what: string;
  fate: string;
  rule: string;
  book: string;
  why: string;
  point: string;
}

/** The line that comes next, and what the bank must then take and pay for every stake. */
export interface Due {
  say: string;
  error: Told | null;
  html: string;
  line: string;
  payments: Payment[];
}

/** What a device earned in so many deals. */
export interface Earned {
  say: string;
  error: Told | null;
  html: string;
  gains: Gained;
  deals: number;
}

/** An exercise as a door answers it. */
export interface Exercised {
  kind: string;
  seed: string;
  level: number;
  rules: string;
  log: string;
  ranks: string[];
  told: string[];
  prompt: string;
  fields: Asked[];
  accept: string[][];
  explain: string;
  then: string;
  reasons: Decided[];
  asked: string;
  html: string;
  after: string;
  dealt: string[];
  next: string;
  say: string;
  error: Told | null;
}

/** What others see of a log: its cheats, and a reader who lifts the lid. */
export interface Eyes {
  say: string;
  error: Told | null;
  views: OtherView[];
}

/** Everything that is wrong with a log, each fault with its line. */
export interface Faults {
  say: string;
  error: Told | null;
  faults: Told[];
}

/** The board after a line of a log, what was said, the log so far, and the words of the press that brings it. */
export interface Frame {
  html: string;
  say: string;
  log: string;
  step: string;
  beats?: (CardComes | ChecksLaid | StakeSettled)[];
}

/** How many deals brought each gain, crooked and square. */
export interface Gained {
  crooked: Record<string, number>;
  square: Record<string, number>;
}

/** How many deals brought each gain in checks, crooked and square. */
export interface Gains {
  crooked: Record<string, number>;
  square: Record<string, number>;
}

/** A rule by field and value, and what the bank gains of the stake where it holds; null where that is refused. */
export interface HouseRule {
  rule: string;
  value: string;
  until: ThreeWays | null;
}

/** What rules of a house would change the price of one stake. */
export interface HouseRules {
  say: string;
  error: Told | null;
  rules: HouseRule[];
}

/** A deal to be judged, as the table saw it and with the lid off. */
export interface Judged {
  say: string;
  fields: Asked[];
  accept: Record<string, string[]>;
  explain: string;
  seed: string;
  next: string;
  rules: string;
  frames: Frame[];
  views: OtherView[];
  error: Told | null;
}

/** A position in one line. */
export interface Lined {
  position: string;
}

/** The code of a link that holds a log, how many `deals` the log had, and where it has got: in a line, and drawn. */
export interface Link {
  say: string;
  error: Told | null;
  code: string;
  position: string;
  deals: number;
  picture: string;
}

/** A log, from its first line. */
export interface Logged {
  log: string;
}

/** A log, and who looks at the table. */
export interface Looked {
  log: string;
  seat: string | null;
}

/** What would mend a refusal: its words, the lines that it sends, and the book that it goes over to, if any. */
export interface Offer {
  text: string;
  lines: string[];
  rules: string;
}

/** A position in one line: its `position`, what it says of a stake's price, as such is asked, and its link's `code`. */
export interface OneLine {
  say: string;
  error: Told | null;
  position: string;
  rules: string;
  left: Record<string, number>;
  place: string;
  coppered: boolean;
  code: string;
}

/** A log that was kept, as far as it plays today. */
export interface Opened {
  say: string;
  error: Told | null;
  log: string;
  changed: boolean;
}

/** A log as other eyes see it; `open` and `close` stand on its button, and `told` is said when it is taken. */
export interface OtherView {
  open: string;
  close: string;
  told: string;
  frames: Frame[];
  back?: number | null;
  looked?: string;
}

/** What becomes of one stake or call: the checks that the bank takes of it, or pays beyond it. */
export interface Payment {
  punter: string;
  what: string;
  stake: number;
  coppered: boolean;
  decided: boolean;
  taken: number;
  paid: number;
  rule: string;
  book: string;
  why: string;
  point: string;
  assumed: boolean;
  called: boolean;
}

/** A place of the layout of a table. */
export interface Placed {
  log: string;
  seat: string | null;
  place: string;
  coppered?: boolean;
}

/** A place of a live board. */
export interface Pointed {
  log: string;
  seat: string | null;
  id: string;
  chip?: number;
  place: string;
  coppered?: boolean;
}

/** A book, by the line of a log that names it, and how many cards of each rank are left, or a fresh pack. */
export interface Position {
  rules: string;
  left?: Record<string, number>;
}

/** An exercise of a kind, one of `faro.teaching.KINDS`, under a seed, a book and a level. */
export interface Practised {
  kind: string;
  seed: string;
  rules: string;
  level?: number;
}

/** What is asked before a turn is shown. */
export interface Predicted {
  prompt: string;
  answers: string[];
  right: string;
  because: string;
}

/** The bank's gain of a stake: of a turn, of one that decides it, and until then; and how such a stake ends. */
export interface Price {
  say: string;
  error: Told | null;
  turn: ThreeWays;
  decided: ThreeWays | null;
  until: ThreeWays;
  chances: Record<string, ThreeWays>;
  hundred: Record<string, Record<string, number>>;
  html?: string;
}

/** The bets of a position, the cheapest first. */
export interface Ranked {
  say: string;
  error: Told | null;
  bets: RankedBet[];
}

/** A place of the cloth, its words, and the bank's gain of a stake left there until it is decided. */
export interface RankedBet {
  place: string;
  word: string;
  until: ThreeWays;
}

/** Which goals of a seat are met, in their order, and what has been gained there, in checks. */
export interface Reached {
  say: string;
  error: Told | null;
  met: boolean[];
  gain: number;
}

/** How a deal went, and the seed by which its cards come `again`, where they came by one. */
export interface Recap {
  say: string;
  error: Told | null;
  html: string;
  again: string | null;
  first: string;
}

/** How a deal went, and whether it was watched. */
export interface Recapped {
  log: string;
  seat: string | null;
  habits?: Record<string, string>;
  seed?: string;
  watch?: "one" | "all";
}

/** A line of a log that did something, and what was said of it. */
export interface SaidLine {
  line: number;
  text: string;
  say: string;
  turn: boolean;
}

/** What was said at every line of a log. */
export interface SaidLines {
  say: string;
  error: Told | null;
  lines: SaidLine[];
}

/** A live board, where somebody may watch for devices: the others by their habits, under the seed of the shuffle. */
export interface Seated {
  log: string;
  seat: string | null;
  id: string;
  chip?: number;
  habits?: Record<string, string>;
  seed?: string;
  watch?: "one" | "all";
  doubtful?: boolean;
}

/** A deal by its seed. */
export interface Seeded {
  seed: string;
}

/** One line more on the log. */
export interface Sent {
  log: string;
  seat: string | null;
  id: string;
  chip?: number;
  habits?: Record<string, string>;
  seed?: string;
  watch?: "one" | "all";
  doubtful?: boolean;
  line: string;
}

/** A line of a clerk's log that cannot be done, with its number in the log as it was sent. */
export interface SetAside {
  line: number;
  text: string;
  say: string;
}

/** What became of one stake with the latest cards, the checks taken and paid, and the rule that decided. */
export interface Settled {
  punter: string;
  say: string;
  taken: number;
  paid: number;
  rule: string;
}

/** The log and the seed that a link holds. */
export interface Shared {
  say: string;
  error: Told | null;
  log: string;
  changed: boolean;
  seed: string;
}

/** A log to be sent, with its seed; of an evening the last deal may be meant `alone`. */
export interface Sharing {
  log: string;
  seed?: string;
  alone?: boolean;
}

/** A tab sheet. */
export interface Sheet {
  say: string;
  error: Told | null;
  text: string;
  html: string;
}

/** A board as a picture, and the words of the press that brings what comes next. */
export interface Shown {
  say: string;
  error: Told | null;
  html: string;
  next: string;
}

/** What the pack brings next under a seed, from a dealer who may be `doubtful`. */
export interface Shuffled {
  log: string;
  seat: string | null;
  id: string;
  chip?: number;
  seed: string;
  habits?: Record<string, string>;
  watch?: "one" | "all";
  doubtful?: boolean;
}

/** A log, and a key of `faro.pictures.SHEETS`. */
export interface Signed {
  log: string;
  signs: string;
}

/** How many splits were seen in how many deals. */
export interface Split {
  splits: number;
  deals: number;
}

/** A stake is decided: of its `stake` checks the bank takes so many, and beyond them it pays so many. */
export interface StakeSettled {
  place: string;
  punter: string | null;
  stake: number;
  taken: number;
  paid: number;
  lies: boolean;
  kind: "settled";
}

/** A stake in a position. */
export interface Staked {
  rules: string;
  left?: Record<string, number>;
  place: string;
  coppered?: boolean;
}

/** A log that is stepped through; of a long one `most` frames are drawn, from the number `first` on. */
export interface Stepped {
  log: string;
  seat: string | null;
  first?: number;
  most?: number;
}

/** A playthrough, how many frames it has in all, and what is said at the last that is drawn. */
export interface SteppedThrough {
  frames: Frame[];
  start: number;
  done_at: number;
  is_told: boolean;
  has_bends: boolean;
  asked_at: number;
  question: Predicted | null;
  rules: string;
  punters: string[];
  cheats: string[];
  error: Told | null;
  count: number;
  say: string;
}

/** A board as a picture. */
export interface Still {
  say: string;
  error: Told | null;
  html: string;
}

/** Another book, by the line of a log that names it; what the bank holds, the most on a place, what each sits with. */
export interface Switched {
  log: string;
  seat: string | null;
  id: string;
  chip?: number;
  habits?: Record<string, string>;
  seed?: string;
  watch?: "one" | "all";
  doubtful?: boolean;
  rules: string;
  bank?: number;
  limit?: number;
  buys?: number;
}

/** A punter's account in checks: in hand, on the cloth, bought, owed on markers, and what he has gained in all. */
export interface Tab {
  punter: string;
  held: number;
  lies: number;
  bought: number;
  owes: number;
  gain: number;
  has_risen: boolean;
}

/** The checks that were taken of a stake, and paid for it; or that the dealer `passes` it over. */
export interface Taken {
  passes?: boolean;
  taken: number;
  paid: number;
}

/** A figure as a fraction, as a percentage, and as one in so many. */
export interface ThreeWays {
  fraction: string;
  percent: string;
  one_in: string;
}

/** A mistake, with its `line` of a log and its `column` of a position, counted from one, where it has them. */
export interface Told {
  code: string;
  sentence: string;
  hint: string;
  line: number | null;
  column: number | null;
  meant: string;
}

/** A device, how often it is tried under a seed, and the gains of an earlier answer. */
export interface Tried {
  device: string;
  deals: number;
  seed: string;
  gains?: Gains;
}

/** One line less, where more than a `floor` of lines stand. */
export interface Undone {
  log: string;
  seat: string | null;
  id: string;
  chip?: number;
  habits?: Record<string, string>;
  seed?: string;
  watch?: "one" | "all";
  doubtful?: boolean;
  floor?: number;
}

/** Whether a stake was taken and paid as it should be, and what to say of it. */
export interface Verdict {
  right: boolean;
  say: string;
}

/** What each door is asked with, besides what to `do`. */
export interface Requests {
  frames: Stepped;
  show: Seated;
  still: Looked;
  send: Sent;
  deal: Shuffled;
  draw: Seated;
  ahead: Shuffled;
  undo: Undone;
  switch: Switched;
  bid: Bidding;
  clerk: Seated;
  anew: Seated;
  bots: Accompanied;
  share: Sharing;
  open: Coded;
  open_saved: Logged;
  words: Looked;
  faults: Logged;
  under: Looked;
  sheet: Signed;
  odds: Staked;
  ranked: Position;
  house_rules: Staked;
  one_line: Staked;
  read_line: Lined;
  price: Placed;
  place: Pointed;
  cost: Looked;
  recap: Recapped;
  due: Coming;
  audit: Answered;
  exercise: Practised;
  goals: Aimed;
  earnings: Tried;
  spot: Seeded;
  accuse: Looked;
  views: Looked;
  splits: Split;
}

/** The answer of each door. */
export interface Answers {
  frames: SteppedThrough;
  show: Board;
  still: Shown;
  send: Board;
  deal: Board;
  draw: Board;
  ahead: Board;
  undo: Board;
  switch: Board;
  bid: Banked;
  clerk: Clerked;
  anew: Board;
  bots: Board;
  share: Link;
  open: Shared;
  open_saved: Opened;
  words: SaidLines;
  faults: Faults;
  under: Still;
  sheet: Sheet;
  odds: Price;
  ranked: Ranked;
  house_rules: HouseRules;
  one_line: OneLine;
  read_line: OneLine;
  price: Price;
  place: Still;
  cost: Cost;
  recap: Recap;
  due: Due;
  audit: Audited;
  exercise: Exercised;
  goals: Reached;
  earnings: Earned;
  spot: Judged;
  accuse: Accused;
  views: Eyes;
  splits: Chance;
}

// What the theme and some browsers add to the page, and no library of types knows.

interface Window {
  /** The theme's: tells of every page that is shown, also of one that a link brought without a new load. */
  document$?: { subscribe(act: () => void): void };
  /** The theme's: is told of every address that the reader goes to without a new load. */
  location$?: { next(to: URL): void };
  /** The theme's: shows a sentence for a while. */
  alert$?: { next(sentence: string): void };
}

interface Navigator {
  connection?: { saveData?: boolean; type?: string; effectiveType?: string; downlink?: number };
  deviceMemory?: number;
}

/** What a reader takes along: a text for the clipboard, a file, a sheet of paper. */

/** @param {string} text @param {string} sentence said when it is done @returns {Promise<import("../page/speech.js").Told>} */
export async function copy(text, sentence) {
  try {
    await navigator.clipboard.writeText(text);
    return { say: sentence };
  } catch {
    return { say: "The browser would not copy: mark the text and copy it yourself.", isRefused: true };
  }
}

/** Let the reader save a text, or what it was made into, as a file. @param {BlobPart} text @param {string} name @param {string} type */
export function save(text, name, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Print one part of the page, and nothing else of it. @param {Element} part */
export function printAlone(part) {
  const paper = document.createElement("div");
  paper.className = "faro-paper md-typeset";
  paper.append(part.cloneNode(true));
  document.body.append(paper);
  addEventListener("afterprint", () => paper.remove(), { once: true });
  print();
}

/** Print one part of the page, and nothing else of it. @param {Element} part */
export function printAlone(part) {
  const paper = document.createElement("div");
  paper.className = "faro-paper md-typeset";
  paper.append(part.cloneNode(true));
  document.body.append(paper);
  addEventListener("afterprint", () => paper.remove(), { once: true });
  print();
}

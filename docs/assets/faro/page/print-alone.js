/** Print one part of the page, and nothing else of it. @param {Element} part */
export function printAlone(part) {
  const paper = document.createElement("div");
  paper.className = "faro-paper md-typeset";
  paper.append(part.cloneNode(true));
  document.body.append(paper);
  document.body.dataset.alone = "";
  const done = () => {
    paper.remove();
    delete document.body.dataset.alone;
  };
  addEventListener("afterprint", done, { once: true });
  print();
}

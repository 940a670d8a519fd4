/** Let the reader save a text, or what it was made into, as a file. @param {BlobPart} text @param {string} name @param {string} type */
export function save(text, name, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

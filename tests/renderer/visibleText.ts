/** What can be read in a part of the page: one space between the words of different elements, and none twice. */
export function visibleText(node: Node): string {
  return pieces(node).replace(/\s+/g, ' ').trim();
}

function pieces(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  return ` ${[...node.childNodes].map(pieces).join('')} `;
}

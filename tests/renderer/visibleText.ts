/** The visible text of a part of the page, with single spaces, also between elements. */
export function visibleText(node: Node): string {
  return pieces(node).replace(/\s+/g, ' ').trim();
}

function pieces(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  return ` ${[...node.childNodes].map(pieces).join('')} `;
}

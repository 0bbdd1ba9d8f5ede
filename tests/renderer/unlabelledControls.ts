import { textOfHtml } from './textOfHtml';

/** The controls in some HTML that no one who does not see them can tell: neither a label nor words of their own. */
export function unlabelledControls(html: string): string[] {
  const labelled = new Set([...html.matchAll(/<label[^>]* for="([^"]+)"[^>]*>[^<]/g)].map(([, id]) => id));
  const isNamed = (attributes: string, inside: string) =>
    // What widgets keep for forms is neither seen nor heard.
    /aria-hidden="true"|display:none/.test(attributes) ||
    /aria-label="[^"]+"/.test(attributes) ||
    labelled.has(/ id="([^"]+)"/.exec(attributes)?.[1]) ||
    textOfHtml(inside) !== '';
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)];
  const fields = [...html.matchAll(/<(?:input|select)([^>]*)>/g)];
  return [...buttons, ...fields].flatMap(([all, attributes = '', inside = '']) =>
    isNamed(attributes, inside) ? [] : [all],
  );
}

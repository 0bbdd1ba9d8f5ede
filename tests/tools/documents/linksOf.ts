import { withoutFences, type DocumentPage } from './documentPages';

/** Every target of a page's links and pictures, as it is written: inline, by reference and in HTML. */
export function linksOf({ text }: DocumentPage): string[] {
  const prose = withoutFences(text).replace(/`[^`\n]+`/g, '');
  const ways = [/\]\(([^)\s]+)(?: "[^"]*")?\)/g, /^\[[^\]]+\]: (\S+)/gm, /(?:href|src)="([^"]+)"/g];
  return ways.flatMap((way) => Array.from(prose.matchAll(way), ([, target = '']) => target));
}

/** Names that a page refers to by `[words][name]` and does not explain. */
export function danglingReferences({ text }: DocumentPage): string[] {
  const prose = withoutFences(text).replace(/`[^`\n]+`/g, '');
  const explained = new Set(
    Array.from(prose.matchAll(/^\[([^\]]+)\]: /gm), ([, name = '']) => name.toLowerCase()),
  );
  return Array.from(prose.matchAll(/\]\[([^\]]+)\]/g), ([, name = '']) => name).filter(
    (name) => !explained.has(name.toLowerCase()),
  );
}

/** The anchors that a page's headings give, as GitHub makes them. */
export function anchorsOf(text: string): string[] {
  const taken = new Map<string, number>();
  return (withoutFences(text).match(/^#+ .+$/gm) ?? []).map((line) => {
    const slug = line
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-');
    const times = taken.get(slug) ?? 0;
    taken.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  });
}

const amount = /([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]*)/giy;

const between = /[\s,]*(?:and\s+)?/y;
const clockTime = /^\d{1,2}(:[0-5]\d){1,2}$/;

const unitsMs: ReadonlyMap<string, number> = new Map(
  [
    { ms: 1, names: 'ms msec millisecond milliseconds' },
    { ms: 1000, names: 's sec secs second seconds' },
    { ms: 60_000, names: 'm min mins minute minutes' },
    { ms: 3_600_000, names: 'h hr hour hours' },
  ].flatMap(({ ms, names }) => names.split(' ').map((name): [string, number] => [name, ms])),
);

/** Words for an endless repeat. */
const endless = /^(infinite|infinity|forever|for ever|endless|unlimited|always|loop|∞)$/i;

/** True for "infinite", "forever" and the like. */
export function isEndless(raw: unknown): boolean {
  return raw === Number.POSITIVE_INFINITY || (typeof raw === 'string' && endless.test(raw.trim()));
}

/** A finite number, from a number or from text such as `"5000"`; otherwise undefined. */
export function readNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw !== 'string' || raw.length > 32 || raw.trim() === '') return undefined;
  const number = Number(raw.trim().replaceAll('_', ''));
  return Number.isFinite(number) ? number : undefined;
}

/** The number before a percent sign: 50 for `"50%"`. */
export function readPercent(raw: unknown): number | undefined {
  if (typeof raw !== 'string' || !raw.trim().endsWith('%')) return undefined;
  return readNumber(raw.trim().slice(0, -1));
}

/** Milliseconds, from a number or from text such as `"5s"`, `"1 min 30 s"`, `"1:30"`, `"0,5 s"`, `"5000"`. */
export function readMs(raw: unknown): number | undefined {
  const plain = readNumber(raw);
  if (plain !== undefined) return plain;
  if (typeof raw !== 'string' || raw.length > 48) return undefined;
  const text = raw.trim().toLowerCase().replace(/(\d),(\d{3})$/, '$1$2').replace(/(\d),(?=\d)/, '$1.').replace(/\.$/, ''); // prettier-ignore
  if (clockTime.test(text)) {
    return text.split(':').reduce((total, part) => total * 60 + Number(part), 0) * 1000;
  }
  let total = 0;
  let at = 0;
  while (at < text.length) {
    amount.lastIndex = at;
    const match = amount.exec(text);
    const unit = match?.[2] === '' && at === 0 ? 1 : unitsMs.get(match?.[2] ?? '');
    if (!match || unit === undefined) return undefined;
    total += Number(match[1]) * unit;
    at = amount.lastIndex;
    between.lastIndex = at;
    at += between.exec(text)?.[0].length ?? 0;
  }
  return text === '' ? undefined : total;
}

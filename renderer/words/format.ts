/** Numbers, sizes, times and dates as the reader's own language writes them. The words beside them are English. */

const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const upToTwo = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** What stands between a number and its unit: it never breaks there. */
const gap = ' ';

/** `4,096` */
export function count(value: number): string {
  return whole.format(value);
}

/** `9.4`, `0.25`: as many decimals as there are, at most two. */
export function decimal(value: number): string {
  return upToTwo.format(value);
}

/** `70 %`, as the language sets it. `share` is 0 to 1. */
export function share(value: number): string {
  return percent.format(value);
}

/** `9.4 s` */
export function seconds(ms: number): string {
  return `${oneDecimal.format(ms / 1000)}${gap}s`;
}

/** `20 s`, `3 min`, `1 h 20 min`: a length of time as one says it. */
export function span(ms: number): string {
  const totalSeconds = Math.max(Math.round(ms / 1000), 0);
  if (totalSeconds < 90) return `${whole.format(totalSeconds)}${gap}s`;
  const minutes = Math.round(totalSeconds / 60);
  if (minutes < 90) return `${whole.format(minutes)}${gap}min`;
  const hours = `${whole.format(Math.floor(minutes / 60))}${gap}h`;
  return minutes % 60 === 0 ? hours : `${hours} ${whole.format(minutes % 60)}${gap}min`;
}

/** `3.3 GB`, `850 MB`: in powers of a thousand, as Ollama and shops count. */
export function bytes(value: number): string {
  if (value >= 1e9) return `${upToTwo.format(Math.round(value / 1e7) / 100)}${gap}GB`;
  if (value >= 1e6) return `${whole.format(value / 1e6)}${gap}MB`;
  return `${whole.format(value / 1e3)}${gap}kB`;
}

/** `612 mA` */
export function milliamperes(value: number): string {
  return `${whole.format(value)}${gap}mA`;
}

/** `14:05` */
export function timeOfDay(at: number): string {
  return time.format(at);
}

/** `14:05` today, `3 Nov` this year, `3 Nov 2025` before. */
export function whenBefore(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === today.toDateString()) return time.format(at);
  return (then.getFullYear() === today.getFullYear() ? day : dayAndYear).format(at);
}

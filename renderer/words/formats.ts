/** Between a number and its unit; a line never breaks there. */
const gap = '\u00A0';

/** Formats numbers, sizes, times and dates for a locale; for the reader's own if none is given. */
export function formatsFor(locale?: string) {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const upToTwo = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const decimalMark = oneDecimal.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const dayAndYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const exactTime = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  });
  return {
    /** `4,096` */
    formatCount: (value: number) => whole.format(value),

    /** `9.4`, `0.25`: at most two decimals. */
    formatDecimal: (value: number) => upToTwo.format(value),

    /** `70 %`, as the language sets it. `part` is 0 to 1. */
    formatPercent: (part: number) => percent.format(part),

    /** `9.4 s` */
    formatSeconds: (ms: number) => `${oneDecimal.format(ms / 1000)}${gap}s`,

    /** `20 s`, `3 min`, `2 h 20 min`: a rounded duration. */
    formatDuration: (ms: number) => {
      const totalSeconds = Math.max(Math.round(ms / 1000), 0);
      if (totalSeconds < 90) return `${whole.format(totalSeconds)}${gap}s`;
      const minutes = Math.round(totalSeconds / 60);
      if (minutes < 90) return `${whole.format(minutes)}${gap}min`;
      const hours = `${whole.format(Math.floor(minutes / 60))}${gap}h`;
      return minutes % 60 === 0 ? hours : `${hours} ${whole.format(minutes % 60)}${gap}min`;
    },

    /** `00:03.2`, `12:30.0`, `1:02:03.4`: a running time, cut off after the tenths. */
    formatRunningTime: (ms: number) => {
      const tenths = Math.floor(ms / 100);
      const hours = Math.floor(tenths / 36_000);
      const minutes = twoDigits.format(Math.floor(tenths / 600) % 60);
      const seconds = twoDigits.format(Math.floor(tenths / 10) % 60);
      const tenth = whole.format(tenths % 10);
      return `${hours > 0 ? `${whole.format(hours)}:` : ''}${minutes}:${seconds}${decimalMark}${tenth}`;
    },

    /** `3.3 GB`, `850 MB`: in powers of 1000, as Ollama and shops count. */
    formatBytes: (value: number) => {
      if (value >= 1e9) return `${upToTwo.format(value / 1e9)}${gap}GB`;
      if (value >= 1e6) return `${whole.format(value / 1e6)}${gap}MB`;
      return `${whole.format(value / 1e3)}${gap}kB`;
    },

    /** `612 mA` */
    formatMilliamperes: (value: number) => `${whole.format(value)}${gap}mA`,

    /** `14:05` */
    formatTimeOfDay: (at: number) => time.format(at),

    /** `14:05:09.250` */
    formatExactTime: (at: number) => exactTime.format(at),

    /** `14:05` today, `3 Nov` this year, `3 Nov 2025` before. */
    formatPastDate: (at: number, now: number) => {
      const [then, today] = [new Date(at), new Date(now)];
      if (then.toDateString() === today.toDateString()) return time.format(at);
      return (then.getFullYear() === today.getFullYear() ? day : dayAndYear).format(at);
    },
  };
}

/** The formats of the reader's own language. The texts around them are English. */
export const {
  formatCount,
  formatDecimal,
  formatPercent,
  formatSeconds,
  formatDuration,
  formatRunningTime,
  formatBytes,
  formatMilliamperes,
  formatTimeOfDay,
  formatExactTime,
  formatPastDate,
} = formatsFor();

import { InlineTextField } from './InlineTextField';
import type { Refusal } from './refusal';
import { parseTimeText, timeText } from './timeText';

interface TimeFieldProps {
  readonly label: string;
  readonly caption?: string;
  /** In ms; 0 is shown as `zeroText` if given. */
  readonly ms: number | null;
  /** Shown for `null`. */
  readonly nullText?: string;
  readonly zeroText?: string;
  readonly onTime: (ms: number | null) => Refusal | undefined;
}

/** A field for a time with units. */
export function TimeField({ label, caption, ms, nullText = '', zeroText, onTime }: TimeFieldProps) {
  const isZero = ms === 0 && zeroText !== undefined;
  return (
    <InlineTextField
      label={label}
      caption={caption}
      text={ms === null ? nullText : isZero ? '' : timeText(ms)}
      placeholder={zeroText}
      onEnter={(text) => {
        if (nullText !== '' && text.trim().toLowerCase() === nullText) return onTime(null);
        const read = text.trim() === '' && zeroText !== undefined ? 0 : parseTimeText(text);
        return read === undefined ? 'not-a-time' : onTime(read);
      }}
      nudge={nudgeTime}
    />
  );
}

/** Steps of a tenth of a second, of a second from ten seconds on, of a minute from ten minutes on. */
function nudgeTime(text: string, by: 1 | -1): string | undefined {
  const ms = text.trim() === '' ? 0 : parseTimeText(text);
  if (ms === undefined) return undefined;
  const stepMs = ms >= 600_000 ? 60_000 : ms >= 10_000 ? 1000 : ms > 200 || by > 0 ? 100 : 10;
  return timeText(Math.max(ms + by * stepMs, 0));
}

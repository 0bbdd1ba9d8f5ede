const hourWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const halfDay = 12 * 60;
const minuteWords: Readonly<Record<string, number>> = { thirty: 30, fifteen: 15, 'forty five': 45 };

/**
 * The minutes of the day that a time such as `11 pm`, `22:30`, `noon` or `half past ten` may mean: two where nothing tells
 * morning from evening, none where it is no time.
 */
export function readTimeOfDay(text: string): readonly number[] {
  const said = text.trim().toLowerCase();
  if (said === 'noon') return [halfDay];
  if (said === 'midnight') return [0];
  const [, past, hourText = '', minuteText = '', half] =
    /^(half past |quarter past |quarter to )?(\d{1,2}|[a-z]+?)(?:\s?:?\s?(\d\d|thirty|fifteen|forty five))?(?: (am|pm))?(?: oclock)?$/.exec(
      said.replace(/ oclock/, ''),
    ) ?? [];
  const hour = /^\d+$/.test(hourText) ? Number(hourText) : hourWords.indexOf(hourText) + 1 || Number.NaN;
  const minute = minuteText === '' ? 0 : (minuteWords[minuteText] ?? Number(minuteText));
  if (!(hour <= 23) || !(minute <= 59)) return [];
  const offset =
    past === 'half past ' ? 30 : past === 'quarter past ' ? 15 : past === 'quarter to ' ? -15 : 0;
  const minutes = (hour * 60 + minute + offset + 2 * halfDay) % (2 * halfDay);
  if (half !== undefined) return hour > 12 ? [] : [(minutes % halfDay) + (half === 'pm' ? halfDay : 0)];
  return hour > 12 || hour === 0 ? [minutes] : [minutes % halfDay, (minutes % halfDay) + halfDay];
}

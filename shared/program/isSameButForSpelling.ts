import { readColor } from './color';
import { isRecord } from './mend/Fields';

/** True when both say the same, colours spelt in any way. */
export function isSameButForSpelling(written: unknown, meant: unknown): boolean {
  if (written === meant) return true;
  if (typeof written === 'string' && typeof meant === 'string') {
    return meant.startsWith('#') && readColor(written) === meant;
  }
  if (Array.isArray(written) && Array.isArray(meant)) {
    return (
      written.length === meant.length && written.every((item, at) => isSameButForSpelling(item, meant[at]))
    );
  }
  if (!isRecord(written) || !isRecord(meant)) return false;
  const keys = Object.keys(meant).filter((key) => meant[key] !== undefined);
  return (
    Object.keys(written).length === keys.length &&
    keys.every((key) => key in written && isSameButForSpelling(written[key], meant[key]))
  );
}

import { readColor } from './color';
import { isRecord } from './mend/Fields';

/** True when both values are equal, apart from the spelling of colours. `canonical` has canonical colours. */
export function isSameButForSpelling(written: unknown, canonical: unknown): boolean {
  if (written === canonical) return true;
  if (typeof written === 'string' && typeof canonical === 'string') {
    return canonical.startsWith('#') && readColor(written) === canonical;
  }
  if (Array.isArray(written) && Array.isArray(canonical)) {
    return (
      written.length === canonical.length &&
      written.every((item, at) => isSameButForSpelling(item, canonical[at]))
    );
  }
  if (!isRecord(written) || !isRecord(canonical)) return false;
  const keys = Object.keys(canonical).filter((key) => canonical[key] !== undefined);
  return (
    Object.keys(written).length === keys.length &&
    keys.every((key) => key in written && isSameButForSpelling(written[key], canonical[key]))
  );
}

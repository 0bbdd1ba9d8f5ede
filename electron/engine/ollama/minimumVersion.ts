/** Since this version Ollama can refuse a prompt that is too long instead of silently cutting it. */
export const minimumVersion = '0.12.6';

/** True for the minimum version and later ones, and for builds from source, whose version is 0.0.0. */
export function isNewEnough(version: string): boolean {
  const [have, need] = [numbersOf(version), numbersOf(minimumVersion)];
  if (have.every((number) => number === 0)) return true;
  const at = have.findIndex((number, index) => number !== need[index]);
  return at === -1 || (have[at] ?? 0) > (need[at] ?? 0);
}

function numbersOf(version: string): number[] {
  const match = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version.trim());
  return [1, 2, 3].map((group) => Number(match?.[group] ?? 0));
}

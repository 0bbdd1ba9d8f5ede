/** Since this version Ollama refuses a prompt that is too long, when asked to, instead of cutting it unseen. */
export const minimumVersion = '0.12.6';

/** True for the least version and all later ones, and for builds from source, which call themselves 0.0.0. */
export function isNewEnough(version: string): boolean {
  const [have, need] = [numbersOf(version), numbersOf(minimumVersion)];
  if (have.every((number) => number === 0)) return true;
  const at = have.findIndex((number, index) => number !== need[index]);
  return at === -1 || (have[at] ?? 0) > (need[at] ?? 0);
}

function numbersOf(version: string): number[] {
  const parts = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version.trim());
  return [1, 2, 3].map((group) => Number(parts?.[group] ?? 0));
}

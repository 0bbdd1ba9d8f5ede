import { readdirSync } from 'node:fs';

/** What an app that has ended must not leave in its folder: locks, files half written, files set aside as damaged. */
export function litter(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /lock|tmp|damaged/i.test(name)).map((name) => `${name} was left behind.`);
}

import { readdirSync } from 'node:fs';

/** A sentence for each file that an app must not leave behind when it ends: locks, temporary files, damaged files set aside. */
export function leftoverFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /lock|tmp|damaged/i.test(name)).map((name) => `${name} was left behind.`);
}

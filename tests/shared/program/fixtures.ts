import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../fixtures/replies');

/** The expected result for a recorded reply. */
interface Expectation {
  ok: boolean;
  program?: unknown;
  /** Whether `program` is the whole program; otherwise only what the format guarantees is checked. */
  exact?: boolean;
  /** At least one of these words must occur in the repairs. */
  mentions?: string[];
  /** 0: nothing may be repaired. */
  repairs?: number;
  current?: unknown;
  note?: string;
}

export interface Reply {
  name: string;
  text: string;
  expected: Expectation;
}

/** The rows of the tolerance table that have replies. */
export const rows = readdirSync(root).sort();

/** The replies of one row, each with its expected result. */
export function repliesOf(row: string): Reply[] {
  const expected: Record<string, Expectation> = JSON.parse(
    readFileSync(join(root, row, 'expected.json'), 'utf8'),
  );
  return Object.entries(expected).map(([name, expectation]) => ({
    name,
    text: readFileSync(join(root, row, `${name}.txt`), 'utf8'),
    expected: expectation,
  }));
}

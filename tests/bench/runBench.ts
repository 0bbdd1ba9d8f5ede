import { closingWords, groupTable } from './benchTable';
import { verdictOf, type Row } from './Figure';

/** A group of rows that are measured one after another. */
export interface Group {
  readonly name: string;
  /** Its heading in the table. */
  readonly title: string;
  readonly measure: () => Iterable<Row> | AsyncIterable<Row>;
}

/** Where the benchmark writes. */
export interface BenchOutput {
  /** Results. */
  readonly write: (text: string) => void;
  /** The current progress; undefined clears it. */
  readonly progress: (words: string | undefined) => void;
}

/** Measures the groups; writes each table when it is complete, or one JSON document at the end. Returns 1 when a target is missed. */
export async function runBench(
  groups: readonly Group[],
  form: 'table' | 'json',
  { write, progress }: BenchOutput,
): Promise<0 | 1> {
  const results: { name: string; rows: Row[] }[] = [];
  for (const { name, title, measure } of groups) {
    const rows: Row[] = [];
    const place = `${results.length + 1} of ${groups.length}`;
    progress(`Measuring ${title} (${place}) …`);
    for await (const row of measure()) {
      rows.push(row);
      progress(`Measuring ${title} (${place}) … ${row.what}`);
    }
    progress(undefined);
    results.push({ name, rows });
    if (form === 'table') write(groupTable(title, rows));
  }
  const all = results.flatMap(({ rows }) => rows);
  write(form === 'table' ? `${closingWords(all)}\n` : `${JSON.stringify(documentOf(results), null, 2)}\n`);
  return all.some((row) => verdictOf(row) === 'MISSED') ? 1 : 0;
}

function documentOf(results: readonly { name: string; rows: readonly Row[] }[]) {
  return {
    groups: results.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => ({ ...row, verdict: verdictOf(row) })),
    })),
  };
}

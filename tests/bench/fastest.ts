/** How long each of these takes at its fastest, in ns per call. They take turns, so that a busy machine slows all alike. */
export function fastest<Name extends string>(runs: Readonly<Record<Name, () => void>>): Record<Name, number> {
  const names = Object.keys(runs) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  const calls = Object.fromEntries(names.map((name) => [name, callsPerSlice(runs[name])])) as Record<
    Name,
    number
  >;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) best[name] = Math.min(best[name], timed(runs[name], calls[name]));
  }
  return best;
}

const rounds = 40;
const sliceMs = 4;

/** Enough calls to fill a slice, found while the engine warms up. */
function callsPerSlice(run: () => void): number {
  let calls = 1;
  while (timed(run, calls) * calls < sliceMs * 1e6) calls *= 2;
  return calls;
}

function timed(run: () => void, calls: number): number {
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call++) run();
  return Number(process.hrtime.bigint() - start) / calls;
}

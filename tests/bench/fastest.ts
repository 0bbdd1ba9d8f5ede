/** The fastest time of each run, in ns per call. They take turns, so that a busy machine slows all of them equally. */
export function fastest<Name extends string>(
  runs: Readonly<Record<Name, () => void>>,
  rounds = 40,
): Record<Name, number> {
  const names = Object.keys(runs) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  const calls = Object.fromEntries(names.map((name) => [name, callsPerSlice(runs[name])])) as Record<
    Name,
    number
  >;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const isLong = best[name] * calls[name] * round > maxTotalMs * 1e6;
      if (!isLong) best[name] = Math.min(best[name], timed(runs[name], calls[name]));
    }
  }
  return best;
}

/** As `fastest`, with up to two repetitions when a target is missed. The best time counts, since noise only slows things down. */
export function fastestWithRetries<Name extends string>(
  runs: Readonly<Record<Name, () => void>>,
  isOnTarget: (times: Readonly<Record<Name, number>>) => boolean,
): Record<Name, number> {
  const best = fastest(runs);
  for (let again = 0; again < 2 && !isOnTarget(best); again++) {
    const more = fastest(runs);
    for (const name of Object.keys(runs) as Name[]) best[name] = Math.min(best[name], more[name]);
  }
  return best;
}

const sliceMs = 4;
/** A run that has taken longer than this in total is not repeated. */
const maxTotalMs = 3000;

/** Enough calls to fill a slice, found while the engine warms up. */
function callsPerSlice(run: () => void): number {
  let calls = 1;
  while (timed(run, calls) * calls < sliceMs * 1e6) calls *= 2;
  return calls;
}

/** From this length on, other processes are likely to interrupt a run: then its CPU time counts. */
const longRunMs = 50;

function timed(run: () => void, calls: number): number {
  const before = process.cpuUsage();
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call++) run();
  const ns = Number(process.hrtime.bigint() - start);
  if (ns < longRunMs * 1e6) return ns / calls;
  const { user, system } = process.cpuUsage(before);
  return Math.min(ns, (user + system) * 1e3) / calls;
}

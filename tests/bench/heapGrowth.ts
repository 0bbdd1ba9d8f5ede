import { PerformanceObserver } from 'node:perf_hooks';

/** The bytes that `count` calls leave on the heap, and the number of garbage collections. Needs `node --expose-gc`. */
export function heapGrowth(count: number, run: () => void): { bytes: number; collections: number } {
  const collect = globalThis.gc;
  if (!collect) throw new Error('The benchmark needs node --expose-gc.');
  for (let call = 0; call < 20_000; call++) run();
  collect();
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ entryTypes: ['gc'] });
  const before = process.memoryUsage().heapUsed;
  for (let call = 0; call < count; call++) run();
  const after = process.memoryUsage().heapUsed;
  const collections = observer.takeRecords().length;
  observer.disconnect();
  return { bytes: after - before, collections };
}

/**
 * The shortest input that was found to break a promise as `isBroken` knows it: pieces are left out, ever smaller ones, as long as what is
 * left still breaks it (ddmin). At most `mostTries` are made.
 */
export async function minimise(
  input: Uint8Array,
  isBroken: (input: Uint8Array) => Promise<boolean>,
  mostTries = 2000,
): Promise<Uint8Array> {
  let [smallest, tries] = [input, 0];
  for (let size = Math.ceil(input.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < smallest.length && tries < mostTries; tries++) {
      const left = Uint8Array.from([...smallest.subarray(0, at), ...smallest.subarray(at + size)]);
      if (await isBroken(left)) smallest = left;
      else at += size;
    }
  }
  return smallest;
}

/** An input that breaks a promise, as small as it could be made, and how to come upon it again. */
export class FuzzFind extends Error {
  override readonly name = 'FuzzFind';

  constructor(
    readonly input: Uint8Array,
    readonly seed: number,
    /** Its number among the cases of this seed. */
    readonly at: number,
    readonly broken: string,
  ) {
    super(
      `Case ${at} of seed ${seed} breaks a promise: ${broken}\n` +
        `The input in base64: ${Buffer.from(input).toString('base64')}\n` +
        `and as text: ${JSON.stringify(Buffer.from(input).toString('latin1'))}`,
    );
  }
}

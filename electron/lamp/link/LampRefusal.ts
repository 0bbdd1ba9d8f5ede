import { LampwrightError } from '#shared/api/errors';
import type { Members } from '#shared/lamp/wire/lines';

/** A lamp's answer that it will not do what was asked. */
export class LampRefusal extends LampwrightError {
  constructor(
    /** The lamp's own word for it, as docs/serial-protocol.md lists them. */
    readonly word: string,
    readonly members: Members,
    asked: string,
  ) {
    super('LAMP_REFUSED', `The lamp refused “${asked}” (${word}).`);
  }
}

import { newAdalightFrame } from '#shared/lamp/wire/adalight';
import type { FarEnd } from '../../../../electron/lamp/virtual/FarEnd';

/** A lamp with somebody who listens at its plug: what goes in and out passes through it and is kept as text. */
export class Tap implements FarEnd {
  received = '';
  said = '';
  /** While it is cut, nothing passes either way. */
  isCut = false;

  constructor(private readonly far: FarEnd) {}

  receive = (bytes: Uint8Array): void => {
    if (this.isCut) return;
    this.received += Buffer.from(bytes).toString('latin1');
    this.far.receive(bytes);
  };

  onSent = (listener: (bytes: Uint8Array) => void): (() => void) =>
    this.far.onSent((bytes) => {
      if (this.isCut) return;
      this.said += Buffer.from(bytes).toString('latin1');
      listener(bytes);
    });

  restart = (): void => this.far.restart?.();

  /** Bytes of requests and replies; what the lamp says by itself does not count. */
  get exchangedBytes(): number {
    const replies = this.said.replaceAll(/\{"event"[^\n]*\n/g, '');
    return this.received.length + replies.length;
  }

  /** What was asked, by its `do`, in order. */
  get asked(): string[] {
    return [...this.received.matchAll(/"do":"(\w+)"/g)].map(([, word = '']) => word);
  }

  /** How many Adalight frames for so many LEDs went in. */
  framesIn(leds: number): number {
    const header = Buffer.from(newAdalightFrame(leds).subarray(0, 6)).toString('latin1');
    return this.received.split(header).length - 1;
  }

  forget(): void {
    this.received = '';
    this.said = '';
  }
}

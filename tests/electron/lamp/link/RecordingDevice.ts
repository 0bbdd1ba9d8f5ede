import { newAdalightFrame } from '#shared/lamp/wire/adalight';
import type { SerialDevice } from '../../../../electron/lamp/virtual/SerialDevice';

/** A lamp with somebody who listens at its plug: what goes in and out passes through it and is kept as text. */
export class RecordingDevice implements SerialDevice {
  received = '';
  sent = '';
  /** While it is cut, nothing passes either way. */
  isCut = false;

  constructor(private readonly device: SerialDevice) {}

  receive = (bytes: Uint8Array): void => {
    if (this.isCut) return;
    this.received += Buffer.from(bytes).toString('latin1');
    this.device.receive(bytes);
  };

  onSent = (listener: (bytes: Uint8Array) => void): (() => void) =>
    this.device.onSent((bytes) => {
      if (this.isCut) return;
      this.sent += Buffer.from(bytes).toString('latin1');
      listener(bytes);
    });

  restart = (): void => this.device.restart?.();

  /** Bytes of requests and replies; what the lamp says by itself does not count. */
  get exchangedBytes(): number {
    const replies = this.sent.replaceAll(/\{"event"[^\n]*\n/g, '');
    return this.received.length + replies.length;
  }

  /** What was asked, by its `do`, in order. */
  get requests(): string[] {
    return [...this.received.matchAll(/"do":"(\w+)"/g)].map(([, word = '']) => word);
  }

  /** How many Adalight frames for so many LEDs went in. */
  framesIn(leds: number): number {
    const header = Buffer.from(newAdalightFrame(leds).subarray(0, 6)).toString('latin1');
    return this.received.split(header).length - 1;
  }

  clear(): void {
    this.received = '';
    this.sent = '';
  }
}

import { newAdalightFrame } from '#shared/lamp/wire/adalight';
import type { SerialDevice } from '../../../../electron/lamp/virtual/SerialDevice';

/** Wraps a lamp and records what goes in and out as text. */
export class RecordingDevice implements SerialDevice {
  received = '';
  sent = '';
  /** While true, nothing passes either way. */
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

  /** Bytes of requests and replies, without the lamp's events. */
  get exchangedBytes(): number {
    const replies = this.sent.replaceAll(/\{"event"[^\n]*\n/g, '');
    return this.received.length + replies.length;
  }

  /** The requests, by their `do`, in order. */
  get requests(): string[] {
    return [...this.received.matchAll(/"do":"(\w+)"/g)].map(([, word = '']) => word);
  }

  /** How many Adalight frames for this many LEDs went in. */
  framesIn(leds: number): number {
    const header = Buffer.from(newAdalightFrame(leds).subarray(0, 6)).toString('latin1');
    return this.received.split(header).length - 1;
  }

  clear(): void {
    this.received = '';
    this.sent = '';
  }
}

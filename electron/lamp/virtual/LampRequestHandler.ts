import { codeVersion } from '#shared/lamp/code/lampCodeTable';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import { formatLayout } from '#shared/lamp/layoutText';
import { fromBase64 } from '#shared/lamp/wire/base64';
import { programChecksum } from '#shared/lamp/wire/crc';
import type { Members } from '#shared/lamp/wire/lines';
import type { LampError, ResetCause } from '#shared/lamp/wire/messages';
import type { ActiveSettings, LampSettings } from './ActiveSettings';
import { readUploadedProgram, type LoadedProgram } from './LoadedProgram';
import type { EepromWriter } from './EepromWriter';
import type { LampModel } from './LampModel';
import type { LampRequest } from './readRequest';
import type { LampDisplay } from './LampDisplay';

/** A lamp's reply: its members beside `ok`, or the error. */
export type RequestReply = Members | { readonly error: LampError };

type Put = Extract<LampRequest, { do: 'put' }>;
type PlayUpload = Extract<LampRequest, { size: number }>;

/** Carries out requests and returns the replies. */
export class LampRequestHandler {
  constructor(
    private readonly model: LampModel,
    private readonly cause: ResetCause,
    private readonly settings: ActiveSettings,
    private readonly display: LampDisplay,
    private readonly eepromWriter: EepromWriter,
  ) {}

  handle(request: LampRequest): RequestReply {
    switch (request.do) {
      case 'hello':
        return this.#hello();
      case 'status':
        return this.#status();
      case 'put':
        return this.#put(request);
      case 'play':
        return request.size === undefined
          ? this.#play(this.display.program, request.at)
          : this.#playUploaded(request);
      case 'stop':
        this.display.stop();
        return { ms: this.display.status().ms };
      case 'off':
        this.display.off();
        return {};
      case 'brightness':
        if (request.value !== undefined) this.#set({ brightness: request.value });
        return { brightness: this.settings.values.brightness };
      case 'limit':
        if (request.ma !== undefined) this.#set({ limitMa: request.ma });
        return { limit: this.settings.values.limitMa };
      case 'layout':
        return this.#layout(request.value);
      case 'keep':
      case 'forget':
        return this.model.can.includes('keep') ? this.#keepOrForget(request.do) : { error: 'cannot' };
    }
  }

  #hello(): RequestReply {
    const { name, firmware, mostLeds, memoryBytes, lineLength, form, can } = this.model;
    return {
      lamp: name,
      firmware,
      protocol: 1,
      layout: formatLayout(this.settings.values.layout),
      most: mostLeds,
      memory: memoryBytes,
      line: lineLength,
      form,
      ...(form === 'code' && { version: codeVersion }),
      can: can.join(' '),
      reset: this.cause,
    };
  }

  #status(): RequestReply {
    const { program } = this.display;
    return {
      ...this.display.status(),
      size: program?.size ?? 0,
      ...(program && { sum: program.sum }),
      brightness: this.settings.values.brightness,
      limit: this.settings.values.limitMa,
      scaled: this.display.ledFrame().scaled,
      kept: this.eepromWriter.state,
    };
  }

  #put({ at, data }: Put): RequestReply {
    const piece = fromBase64(data);
    if (!piece) return { error: 'bad-value' };
    return this.#bufferPiece(at, piece) ?? {};
  }

  #playUploaded({ size, sum, data, at }: PlayUpload): RequestReply {
    const { program } = this.display;
    if (size > this.model.memoryBytes) return this.#tooLarge();
    if (program && program.size === size && program.sum === sum) return this.#play(program, at);
    const piece = fromBase64(data);
    if (!piece || piece.length > size) return { error: 'bad-value' };
    const refused = this.#bufferPiece(size - piece.length, piece);
    if (refused) return refused;
    const bytes = this.display.uploadedProgram(size);
    const uploaded = programChecksum(bytes) === sum ? readUploadedProgram(bytes, this.model.form) : 'bad-sum';
    if (typeof uploaded === 'object') {
      this.eepromWriter.cancelKeep();
      return this.#play(uploaded, at);
    }
    // The bytes are wrong, so the old program resumes at once.
    this.display.abandonUpload();
    return { error: uploaded ?? 'bad-program' };
  }

  /** Adds a piece to the upload. Returns the error, `undefined` if there is none. */
  #bufferPiece(at: number, piece: Uint8Array): RequestReply | undefined {
    const error = this.display.put(at, piece);
    if (error === 'gap') return { error, at: this.display.uploadedBytes };
    return error && this.#tooLarge();
  }

  #tooLarge(): RequestReply {
    return { error: 'too-large', memory: this.model.memoryBytes };
  }

  #play(program: LoadedProgram | undefined, at: number): RequestReply {
    if (!program) return { error: 'no-program' };
    this.display.play(program, at);
    return { ms: this.display.status().ms };
  }

  #set(change: Partial<LampSettings>): void {
    this.settings.change(change);
    this.display.repaint();
    this.eepromWriter.scheduleSettings();
  }

  #layout(layout: Layout | undefined): RequestReply {
    if (layout) {
      if (ledCount(layout) > this.model.mostLeds) return { error: 'bad-value' };
      if (ledCount(layout) < ledCount(this.settings.values.layout)) this.display.darken();
      this.#set({ layout });
      this.display.abandonUpload();
    }
    return { layout: formatLayout(this.settings.values.layout) };
  }

  #keepOrForget(what: 'keep' | 'forget'): RequestReply {
    const { program } = this.display;
    if (what === 'forget') this.eepromWriter.forget();
    else if (!program) return { error: 'no-program' };
    else this.eepromWriter.keep(program);
    return {};
  }
}

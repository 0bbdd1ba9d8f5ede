import { codeVersion } from '#shared/lamp/code/codeTable';
import { ledCount, type Layout } from '#shared/lamp/layout';
import { formatLayout } from '#shared/lamp/layoutText';
import { fromBase64 } from '#shared/lamp/wire/base64';
import { sumOf } from '#shared/lamp/wire/crc';
import type { Members } from '#shared/lamp/wire/lines';
import type { LampError, ResetCause } from '#shared/lamp/wire/messages';
import type { ActiveSettings, Settings } from './ActiveSettings';
import { readUploaded, type HeldProgram } from './HeldProgram';
import type { Keeper } from './Keeper';
import type { LampModel } from './LampModel';
import type { LampRequest } from './requests';
import type { Stage } from './Stage';

/** What a lamp replies: its members beside `ok`, or its word for what is wrong. */
export type Reply = Members | { readonly error: LampError };

type Put = Extract<LampRequest, { do: 'put' }>;
type Uploading = Extract<LampRequest, { size: number }>;

/** Does what is asked of a lamp, and says what to reply. */
export class Answers {
  constructor(
    private readonly model: LampModel,
    private readonly cause: ResetCause,
    private readonly settings: ActiveSettings,
    private readonly stage: Stage,
    private readonly keeper: Keeper,
  ) {}

  answer(request: LampRequest): Reply {
    switch (request.do) {
      case 'hello':
        return this.#hello();
      case 'status':
        return this.#status();
      case 'put':
        return this.#put(request);
      case 'play':
        return request.size === undefined
          ? this.#play(this.stage.program, request.at)
          : this.#playUploaded(request);
      case 'stop':
        this.stage.stop();
        return { ms: this.stage.place().ms };
      case 'off':
        this.stage.off();
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
        return this.model.can.includes('keep') ? this.#remember(request.do) : { error: 'cannot' };
    }
  }

  #hello(): Reply {
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

  #status(): Reply {
    const { program } = this.stage;
    return {
      ...this.stage.place(),
      size: program?.size ?? 0,
      ...(program && { sum: program.sum }),
      brightness: this.settings.values.brightness,
      limit: this.settings.values.limitMa,
      scaled: this.stage.light().scaled,
      kept: this.keeper.state,
    };
  }

  #put({ at, data }: Put): Reply {
    const piece = fromBase64(data);
    if (!piece) return { error: 'bad-value' };
    return this.#stagePiece(at, piece) ?? {};
  }

  #playUploaded({ size, sum, data, at }: Uploading): Reply {
    const { program } = this.stage;
    if (size > this.model.memoryBytes) return this.#tooLarge();
    if (program && program.size === size && program.sum === sum) return this.#play(program, at);
    const piece = fromBase64(data);
    if (!piece || piece.length > size) return { error: 'bad-value' };
    const refused = this.#stagePiece(size - piece.length, piece);
    if (refused) return refused;
    const bytes = this.stage.uploaded(size);
    const uploaded = sumOf(bytes) === sum ? readUploaded(bytes, this.model.form) : 'bad-sum';
    if (typeof uploaded === 'object') {
      this.keeper.leaveOff();
      return this.#play(uploaded, at);
    }
    // The bytes are known to be wrong: the old program need not wait for others.
    this.stage.giveUpUpload();
    return { error: uploaded ?? 'bad-program' };
  }

  /** What is wrong with a piece of a program; `undefined` when it is staged. */
  #stagePiece(at: number, piece: Uint8Array): Reply | undefined {
    const error = this.stage.put(at, piece);
    if (error === 'gap') return { error, at: this.stage.uploadedBytes };
    return error && this.#tooLarge();
  }

  #tooLarge(): Reply {
    return { error: 'too-large', memory: this.model.memoryBytes };
  }

  #play(program: HeldProgram | undefined, at: number): Reply {
    if (!program) return { error: 'no-program' };
    this.stage.play(program, at);
    return { ms: this.stage.place().ms };
  }

  #set(change: Partial<Settings>): void {
    this.settings.change(change);
    this.stage.repaint();
    this.keeper.settingsChanged();
  }

  #layout(layout: Layout | undefined): Reply {
    if (layout) {
      if (ledCount(layout) > this.model.mostLeds) return { error: 'bad-value' };
      if (ledCount(layout) < ledCount(this.settings.values.layout)) this.stage.darken();
      this.#set({ layout });
      this.stage.giveUpUpload();
    }
    return { layout: formatLayout(this.settings.values.layout) };
  }

  #remember(what: 'keep' | 'forget'): Reply {
    const { program } = this.stage;
    if (what === 'forget') this.keeper.forget();
    else if (!program) return { error: 'no-program' };
    else this.keeper.keep(program);
    return {};
  }
}

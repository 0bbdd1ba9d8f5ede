import { TreeReader } from './json/TreeReader';
import { limits } from './limits';
import { Mending } from './mend/Mending';
import { mendProgram } from './mend/mendProgram';
import { StepList } from './mend/StepList';
import { prove } from './parseProgram';
import type { Program, Step } from './Program';

/**
 * Reads a reply while it is being written and returns each step as soon as no later text can change it. The steps are
 * those that `parseReply` finds in the whole reply. A step that stays (`null` duration) is held back until another
 * follows or the program ends. Stops at the first misplaced bracket. Takes time linear in the length of the reply.
 */
export class PartialReply {
  /** All steps returned so far. */
  readonly steps: Step[] = [];
  /**
   * The whole program, set as soon as its own bracket closes; a note may follow. A misplaced part behind it (a loop
   * beside the program) is not in it yet.
   */
  program: Program | undefined;
  private readonly reader = new TreeReader('strict');
  private readonly list: StepList;
  private readCount = 0;
  private length = 0;
  private isOver = false;

  constructor(private readonly current?: Program) {
    this.list = new StepList(new Mending(), current);
  }

  /** Reads the next chunk. Returns the new steps. */
  push(chunk: string): readonly Step[] {
    this.length += chunk.length;
    if (this.isOver || this.length > limits.replyCharacters) return [];
    const before = this.steps.length;
    this.reader.push(chunk);
    const { builder } = this.reader;
    const rawSteps = builder.steps ?? [];
    for (; this.readCount < builder.settledSteps; this.readCount++) this.list.add(rawSteps[this.readCount]);
    if (rawSteps.length > this.readCount) this.list.settleLast();
    this.handOut(this.list.settled);
    if (this.reader.hasFault) this.isOver = true;
    else if (this.hasProgramEnded()) this.finish();
    else if (!this.program && this.reader.builder.isProgramClosed) this.program = this.provedProgram();
    return this.steps.slice(before);
  }

  /** True when no later text can still belong to the program. */
  private hasProgramEnded(): boolean {
    const { builder, scanner, isDone } = this.reader;
    if (!builder.isClosed || builder.settledSteps === 0) return false;
    return isDone || builder.isWrapped || scanner.isInProse;
  }

  private finish(): void {
    this.isOver = true;
    const program = this.provedProgram();
    if (!program) return;
    this.handOut(program.steps);
    this.program ??= program;
  }

  private provedProgram(): Program | undefined {
    const mended = mendProgram(this.reader.builder.root, new Mending(), this.current);
    const proved = mended.ok ? prove(mended.program, new Mending()) : mended;
    return proved.ok ? proved.program : undefined;
  }

  private handOut(settled: readonly Step[]): void {
    if (this.list.unknownId !== undefined) this.isOver = true;
    else this.steps.push(...settled.slice(this.steps.length));
  }
}

/** The complete steps of a reply that is still being written. For growing text, keep a `PartialReply` instead. */
export function parsePartial(text: string, current?: Program): Step[] {
  const reply = new PartialReply(current);
  reply.push(text);
  return reply.steps;
}

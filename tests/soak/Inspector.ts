import { once } from 'node:events';
import { WebSocket } from 'ws';
import { z } from 'zod';

const answerSchema = z.object({
  id: z.int().optional(),
  result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
});
const objectSchema = z.object({ objectId: z.string() });
const evaluatedSchema = z.object({
  result: z.object({ value: z.unknown().optional(), objectId: z.string().optional() }),
  exceptionDetails: z.unknown().optional(),
});

/** Inspects another Node process over its inspector's WebSocket. */
export class Inspector {
  readonly #waiting = new Map<number, (answer: z.infer<typeof answerSchema>) => void>();
  #lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const answer = answerSchema.parse(JSON.parse(data.toString()));
      if (answer.id === undefined) return;
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
    socket.on('close', () => {
      for (const settle of this.#waiting.values())
        settle({ result: undefined, error: { message: 'The inspected process closed the connection.' } });
      this.#waiting.clear();
    });
  }

  /** Fails when nothing listens at `url`. */
  static async attach(url: string): Promise<Inspector> {
    const socket = new WebSocket(url, { maxPayload: 1 << 28 });
    await once(socket, 'open');
    return new Inspector(socket);
  }

  async collectGarbage(): Promise<void> {
    await this.#ask('HeapProfiler.collectGarbage');
  }

  /** Evaluates an expression in the process; fails when it throws. */
  async evaluate(expression: string): Promise<unknown> {
    return value(await this.#ask('Runtime.evaluate', { expression, returnByValue: true }));
  }

  /** Calls a function in the process with all its objects. Only the function's source text is sent: it may use nothing from this file. */
  async overAllObjects(run: (objects: readonly unknown[]) => unknown): Promise<unknown> {
    const evaluated = await this.#ask('Runtime.evaluate', { expression: 'Object.prototype' });
    const prototypeObjectId = evaluatedSchema.parse(evaluated).result.objectId;
    const found = await this.#ask('Runtime.queryObjects', { prototypeObjectId });
    const { objectId } = z.object({ objects: objectSchema }).parse(found).objects;
    const functionDeclaration = `function () { return (${run.toString()})(this); }`;
    const returned = await this.#ask('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration,
      returnByValue: true,
    });
    await this.#ask('Runtime.releaseObject', { objectId });
    return value(returned);
  }

  close(): void {
    this.socket.terminate();
  }

  async #ask(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#lastId;
    const answered = new Promise<z.infer<typeof answerSchema>>((resolve) => this.#waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }
}

function value(answer: unknown): unknown {
  const { result, exceptionDetails } = evaluatedSchema.parse(answer);
  if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
  return result.value;
}

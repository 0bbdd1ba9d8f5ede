/** Runs actions with the same id one after the other; actions with different ids do not wait for each other. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs `action` after all earlier ones with this `id`, whether they failed or not. */
  run<Result>(id: string, action: () => Promise<Result>): Promise<Result> {
    const result = (this.tails.get(id) ?? Promise.resolve()).then(action);
    const tail = result
      .catch(() => undefined)
      .then(() => {
        if (this.tails.get(id) === tail) this.tails.delete(id);
      });
    this.tails.set(id, tail);
    return result;
  }
}

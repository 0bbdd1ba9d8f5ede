/** Lets actions on the same thing follow each other; actions on different things do not wait. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs `act` when all that was begun before on `id` is over. */
  run<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
    const turn = (this.tails.get(id) ?? Promise.resolve()).then(act);
    const over = turn
      .catch(() => undefined)
      .then(() => {
        if (this.tails.get(id) === over) this.tails.delete(id);
      });
    this.tails.set(id, over);
    return turn;
  }
}

/** Lets actions on the same thing follow each other; actions on different things do not wait. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `act` when all that was begun before on `id` is over. */
  take<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
    const turn = (this.last.get(id) ?? Promise.resolve()).then(act);
    const over = turn
      .catch(() => undefined)
      .then(() => {
        if (this.last.get(id) === over) this.last.delete(id);
      });
    this.last.set(id, over);
    return turn;
  }
}

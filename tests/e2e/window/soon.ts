/** How long a test waits for what must come, in `expect.poll` and elsewhere: long enough on a busy machine. */
export const soon = { timeout: 150_000, interval: 100 } as const;

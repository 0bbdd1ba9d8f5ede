/** How long `expect.poll` waits for what must come: long enough for a machine that is busy with other tests. */
export const soon = { timeout: 150_000, interval: 100 } as const;

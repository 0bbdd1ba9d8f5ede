/** Programs as text, for commands that read them. */

/** A command that shows one colour. */
export function solid(color: string): object {
  return { type: 'pattern', name: 'solid', params: { color } };
}

export function program(...steps: object[]): string {
  return JSON.stringify({ program: { name: 'Test', steps } });
}

/** Ten flashes a second. */
export const strobe = JSON.stringify({
  program: {
    name: 'Strobe',
    steps: [
      { id: 'on', command: solid('#FFFFFF'), duration: 50 },
      { id: 'off', command: { type: 'off' }, duration: 50 },
    ],
    loop: { count: 0, start_step: 'on', end_step: 'off' },
  },
});

/** What the model writes in these tests. */

const reply = (program: object, note?: string) =>
  JSON.stringify(note === undefined ? { program } : { program, note });

const pattern = (name: string, params: object) => ({ type: 'pattern', name, params });

const aurora = {
  id: 'aurora',
  command: pattern('aurora', { color: '#1FD190', color2: '#7B5CFF', speed: 6000 }),
  duration: 9000,
  transition: 800,
};
const breathing = {
  id: 'breathing',
  command: pattern('breathing', { color: '#7B5CFF', speed: 3000 }),
  duration: 3000,
  transition: 400,
};
const sparkle = {
  id: 'sparkle',
  command: pattern('sparkle', { color: '#E0E8FF', bgColor: '#0A1030', speed: 900, density: 0.08 }),
  duration: 6000,
};

/** Three steps, for ever. */
export const auroraReply = reply(
  {
    name: 'Aurora over the fjord',
    steps: [aurora, breathing, sparkle],
    loop: { count: 0, start_step: 'aurora', end_step: 'sparkle' },
  },
  'The owner likes green and violet.',
);

/** The same by reference: two steps kept by their ids, one new. */
export const cometReply = reply({
  name: 'Aurora with comets',
  steps: [
    'aurora',
    {
      id: 'comets',
      command: pattern('comet', { color: '#FFFFFF', bgColor: '#0A1030', speed: 2400 }),
      duration: 6000,
    },
    'sparkle',
  ],
  loop: { count: 0, start_step: 'aurora', end_step: 'sparkle' },
});

/** The whole lamp in one colour, for good. */
export function solidReply(name: string, color: string): string {
  return reply({ name, steps: [{ id: 'all', command: pattern('solid', { color }), duration: null }] });
}

/** Something that is no program at all. */
export const uselessReply = '{"program":{"name":"Nothing","steps":[]}}';

/** Two seconds of light, for ever: short enough to look at every frame. */
export const breathReply = reply({
  name: 'Breath',
  steps: [
    { id: 'in', command: pattern('breathing', { color: '#FF6020', speed: 1000 }), duration: 1000 },
    {
      id: 'out',
      command: pattern('wave', { color: '#2060FF', color2: '#000818', speed: 1000 }),
      duration: 1000,
    },
  ],
  loop: { count: 0, start_step: 'in', end_step: 'out' },
});

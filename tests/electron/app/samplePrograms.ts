import { programSchema, type Program } from '#shared/program/schema';

/** A program of one colour that stands. */
export function solid(color: string, name = 'Plain'): Program {
  return programSchema.parse({
    name,
    steps: [{ id: 'one', command: { type: 'pattern', name: 'solid', params: { color } }, duration: null }],
  });
}

/** Two colours, five seconds each, without end. */
export const twoColors: Program = programSchema.parse({
  name: 'Two colours',
  steps: [
    { id: 'warm', command: { type: 'pattern', name: 'solid', params: { color: '#FF8000' } }, duration: 5000 },
    { id: 'cold', command: { type: 'pattern', name: 'solid', params: { color: '#0080FF' } }, duration: 5000 },
  ],
  loop: { count: 0, start_step: 'warm', end_step: 'cold' },
});

/** Flashes five times a second between black and white: what nobody should see without having said so. */
export const flashing: Program = programSchema.parse({
  name: 'Flashes',
  steps: [
    { id: 'white', command: { type: 'pattern', name: 'solid', params: { color: '#FFFFFF' } }, duration: 100 },
    { id: 'black', command: { type: 'pattern', name: 'solid', params: { color: '#000000' } }, duration: 100 },
  ],
  loop: { count: 0, start_step: 'white', end_step: 'black' },
});

const pattern = (name: string, params: object) => ({ type: 'pattern', name, params });

/** A reply of a model: two steps and a note. */
export const lakeReply = JSON.stringify({
  program: {
    name: 'Calm lake',
    steps: [
      {
        id: 'water',
        command: pattern('wave', { color: '#008080', color2: '#000080', speed: 6000 }),
        duration: 20_000,
      },
      { id: 'night', command: pattern('solid', { color: '#000040' }), duration: 5000 },
    ],
    loop: { count: 0, start_step: 'water', end_step: 'night' },
  },
  note: 'The owner likes water.',
});

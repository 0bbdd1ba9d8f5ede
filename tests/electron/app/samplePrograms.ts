import { programSchema, type Program } from '#shared/program/Program';

/** A program with one constant colour. */
export function solid(color: string, name = 'Plain'): Program {
  return programSchema.parse({
    name,
    steps: [{ id: 'one', command: { type: 'pattern', name: 'solid', params: { color } }, duration: null }],
  });
}

/** Two colours, five seconds each, forever. */
export const twoColors: Program = programSchema.parse({
  name: 'Two colours',
  steps: [
    { id: 'warm', command: { type: 'pattern', name: 'solid', params: { color: '#FF8000' } }, duration: 5000 },
    { id: 'cold', command: { type: 'pattern', name: 'solid', params: { color: '#0080FF' } }, duration: 5000 },
  ],
  loop: { count: 0, start_step: 'warm', end_step: 'cold' },
});

/** Flashes five times a second between black and white: never shown unless the user allows it. */
export const flashing: Program = programSchema.parse({
  name: 'Flashes',
  steps: [
    { id: 'white', command: { type: 'pattern', name: 'solid', params: { color: '#FFFFFF' } }, duration: 100 },
    { id: 'black', command: { type: 'pattern', name: 'solid', params: { color: '#000000' } }, duration: 100 },
  ],
  loop: { count: 0, start_step: 'white', end_step: 'black' },
});

/** A model reply with two steps and a note. */
export { soundReply as lakeReply } from '../engine/EngineFixture';

import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import type { Layout } from '#shared/lamp/Layout';
import { parseProgram } from '#shared/program/parseProgram';
import { schemaParts, type Program } from '#shared/program/Program';
import type { AvrLight, Cost } from './AvrLight';

/** What a frame may cost at 16 MHz: showing 172 LEDs takes 5.1 ms of the 40 that 25 frames a second leave. */
export const cyclesPerMs = 16_000;
export const mostCycles = 34 * cyclesPerMs;

/** A program, and the time at which its frame costs most. */
export interface CostCase {
  readonly name: string;
  readonly program: Program;
  readonly ms: number;
}

const values: Readonly<Record<string, unknown>> = {
  color: '#FF8040',
  color2: '#20C0FF',
  bgColor: '#102030',
  speed: 3000,
  density: 0.5,
};

/** Every pattern, with all the parameters it can have. */
const patterns = schemaParts.patterns.map(({ shape }) => ({
  type: 'pattern',
  name: shape.name.value,
  params: Object.fromEntries(Object.keys(shape.params.shape).map((key) => [key, values[key]])),
}));

const clock = render({ type: 'text', content: '12:34' });
const scrolling = render({ type: 'text', content: 'Hello to all people!' });
const icon = render({ type: 'icon', name: 'sun' });

/** Every pattern by itself. */
export const singleCases: readonly CostCase[] = patterns.map((each) => caseOf(each.name, 4321, each));

/** As dear as a cross-fade can be: from three layers of a pattern to three others. */
export const layeredCases: readonly CostCase[] = patterns.map((each) => {
  const command = { type: 'layers', front: each, ambient: each, over: each };
  return caseOf(`three of ${each.name} into three`, 5700, command, command);
});

/** Pictures as people have them, and as they fade into each other. */
export const pictureCases: readonly CostCase[] = [
  caseOf('clock', 4321, clock),
  caseOf('scrolling text', 4321, scrolling),
  caseOf('icon', 4321, icon),
  caseOf('icon into clock', 5700, icon, clock),
  caseOf('clock over aurora', 4321, {
    type: 'layers',
    front: patterns.find(({ name }) => name === 'aurora'),
    over: clock,
  }),
];

/** What painting a case costs, and then guarding it with the current limited. */
export function costOf(
  light: AvrLight,
  layout: Layout,
  { program, ms }: CostCase,
): { paint: Cost; guard: Cost } {
  light.load(encodeProgram(program), layout);
  return { paint: light.paint(ms), guard: light.guard(255, 450) };
}

function render(element: object) {
  return {
    type: 'render',
    elements: [
      { type: 'fill', color: '#000010' },
      { ...element, color: '#FFFFFF' },
    ],
  };
}

/** Steps of 5 s, each faded into for 2 s. */
function caseOf(name: string, ms: number, ...commands: readonly object[]): CostCase {
  const steps = commands.map((command, at) => ({ id: `${at}`, command, duration: 5000, transition: 2000 }));
  const parsed = parseProgram({ name, steps });
  if (!parsed.ok) throw new Error(`not sound: ${JSON.stringify(parsed.error)}`);
  return { name, program: parsed.program, ms };
}

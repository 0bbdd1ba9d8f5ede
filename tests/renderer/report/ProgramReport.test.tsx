import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeCommand, describeProgram } from '#shared/program/describeProgram';
import { formatProgram } from '#shared/program/formatProgram';
import { parseProgram } from '#shared/program/parseProgram';
import { ProgramReport } from '../../../renderer/report/ProgramReport';
import { textOf } from '../textOf';

const solid = (color: string) => ({ type: 'pattern', name: 'solid', params: { color } });

function programOf(steps: readonly object[], name = 'Evening') {
  const parsed = parseProgram({ program: { name, steps } });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

const evening = programOf([
  { id: 'dusk', command: solid('#FF8800'), duration: 1500, transition: 400 },
  { id: 'stars', command: { type: 'pattern', name: 'rainbow', params: { speed: 3000 } }, duration: 90_000 },
  { id: 'night', command: { type: 'off' }, duration: null },
]);

describe('the report on a program', () => {
  it('shows every step: its id, what it shows, how long and how it fades in', () => {
    const text = textOf(renderToString(<ProgramReport program={evening} repairs={[]} />));
    for (const { id, command } of evening.steps) expect(text).toContain(`${id} ${describeCommand(command)}`);
    expect(text).toContain('fades in 400 ms 1.5 s');
    expect(text).toContain('rainbow 1 min 30 s');
    expect(text).toContain('night dark stays');
    expect(text).toContain(describeProgram(evening));
  });

  it('shows all of the sixty-four steps a program may have', () => {
    const steps = Array.from({ length: 64 }, (_, index) => ({
      id: `step-${index}`,
      command: solid('#FF8800'),
      duration: 500,
    }));
    const html = renderToString(<ProgramReport program={programOf(steps)} repairs={[]} />);
    expect(html.match(/<li/g)).toHaveLength(64);
  });

  it('shows the canonical JSON whole, even where a text looks like JSON itself', () => {
    const content = '{"id":"x"},"loop":{';
    const program = programOf(
      [
        {
          id: 'a',
          command: { type: 'render', elements: [{ type: 'text', content, color: '#FFFFFF' }] },
          duration: 500,
        },
      ],
      'Odd "loop":{ name',
    );
    const html = renderToString(<ProgramReport program={program} repairs={[]} />);
    const lines = [...html.matchAll(/<code[^>]*>(.*?)<\/code>/g)].map(([, line = '']) => textOf(line));
    expect(lines.join('')).toBe(formatProgram(program));
    expect(lines).toHaveLength(2);
  });

  it('tells what the model noted for itself', () => {
    const note = 'The owner likes it slow.';
    expect(renderToString(<ProgramReport program={evening} repairs={[]} note={note} />)).toContain(note);
    expect(renderToString(<ProgramReport program={evening} repairs={[]} />)).not.toContain('note to itself');
  });
});

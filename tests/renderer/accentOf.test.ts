import { readFileSync } from 'node:fs';
import { modeLrgb, modeRgb, useMode, wcagContrast } from 'culori/fn';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProgram } from '#shared/program/parseProgram';
import { accentOf, mainColor } from '../../renderer/accentOf';

for (const mode of [modeRgb, modeLrgb]) useMode(mode);

function programOf(...steps: readonly (readonly [color: string, durationMs: number])[]) {
  const parsed = parseProgram({
    program: {
      name: 'Test',
      steps: steps.map(([color, duration], index) => ({
        id: `s${index}`,
        command: { type: 'pattern', name: 'solid', params: { color } },
        duration,
      })),
    },
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

/** The surfaces of the light and the dark theme, as in the style sheet. */
function surfaces(): { readonly light: readonly string[]; readonly dark: readonly string[] } {
  const css = readFileSync(new URL('../../renderer/tokens.css', import.meta.url), 'utf8');
  const pairs = [...css.matchAll(/--(?:ground|panel|raised): light-dark\((#\w{6}), (#\w{6})\);/g)];
  return { light: pairs.map(([, color = '']) => color), dark: pairs.map(([, , color = '']) => color) };
}

describe('the accent', () => {
  it('is readable on every surface of both themes, whatever the program shows', () => {
    const { dark, light } = surfaces();
    expect([dark.length, light.length]).toEqual([3, 3]);
    const colors = integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
    assert(
      property(colors, (color) => {
        const accent = accentOf(programOf([color.toUpperCase(), 1000]));
        if (accent === undefined) return;
        const [onLight = '', onDark = ''] = accent.match(/#\w{6}/g) ?? [];
        for (const ground of dark) expect(wcagContrast(onDark, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of light) expect(wcagContrast(onLight, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is taken from the colour that is vivid and shown for long', () => {
    expect(mainColor(programOf(['#FFFFFF', 9000], ['#4444AA', 3000], ['#FF0000', 100]))).toBe('#4444AA');
  });

  it('stays the default when a program has no hue', () => {
    expect(accentOf(programOf(['#FFFFFF', 1000], ['#000000', 1000]))).toBeUndefined();
  });
});

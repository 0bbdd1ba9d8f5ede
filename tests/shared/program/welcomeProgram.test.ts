import { describe, expect, it } from 'vitest';
import { soften } from '#shared/animation/flashes/soften';
import { parseLayout } from '#shared/lamp/layoutText';
import { formatProgram } from '#shared/program/formatProgram';
import { parseReply } from '#shared/program/parseReply';
import { welcomeProgram } from '#shared/program/welcomeProgram';

describe('the welcome program', () => {
  it('is valid, and needs no repair', () => {
    const parsed = parseReply(formatProgram(welcomeProgram()));
    expect(parsed).toMatchObject({ ok: true, repairs: [] });
  });

  // The stage shows it without looking for flashes.
  it.each(['10x14+32', '1x1', '3x2', '8x8', '32x8', '1x60', '60x1', 'ring24'])(
    'has no flash that would have to be softened on %s',
    (layout) => {
      expect(soften(welcomeProgram(), parseLayout(layout)).changes).toEqual([]);
    },
  );
});

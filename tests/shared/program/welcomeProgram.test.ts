import { describe, expect, it } from 'vitest';
import { soften } from '#shared/animation/flashes/soften';
import { defaultLayout } from '#shared/lamp/layout';
import { formatProgram } from '#shared/program/formatProgram';
import { parseReply } from '#shared/program/parseReply';
import { welcomeProgram } from '#shared/program/welcomeProgram';

describe('the welcome program', () => {
  it('is valid, and needs no repair', () => {
    const parsed = parseReply(formatProgram(welcomeProgram()));
    expect(parsed).toMatchObject({ ok: true, repairs: [] });
  });

  it('has no flash that would have to be softened', () => {
    expect(soften(welcomeProgram(), defaultLayout).changes).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { profiles } from '#shared/conversation/prompt/profiles';
import { madeModelfile, modelfile } from '../tools/modelfile';

describe('resources/Modelfile', () => {
  it('makes the same model as the app does (npm run docs writes it)', () => {
    expect(readFileSync(modelfile, 'utf8')).toBe(madeModelfile());
  });

  it('holds the prompt to the letter: nothing in it ends the quotes', () => {
    const system = /^SYSTEM """([^]*)"""$/m.exec(madeModelfile())?.[1];
    expect(system).toBe(profiles.base.systemPrompt);
    expect(system).not.toContain('"""');
  });
});

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { profileOf, profiles } from '#shared/conversation/prompt/profiles';
import { isWrittenAsAllowed } from '#shared/conversation/replyText';
import { plainColorNames } from '#shared/program/color';
import { iconNames } from '#shared/program/icons';
import { parseReply } from '#shared/program/parseReply';
import { plainPatterns, replySchema } from '#shared/program/replySchema';
import { schemaParts, type Program } from '#shared/program/Program';
import { schemaMismatch } from '../../../fakes/ollama/matchesSchema';

/** The examples of a prompt: the wish on one line, the reply on the next; those after CHANGES start from the Storm. */
function examplesOf(prompt: string) {
  const lines = prompt.split('\n');
  const changes = lines.indexOf('CHANGES');
  return lines.flatMap((text, at) =>
    text.startsWith('{"program":{"name":"')
      ? [{ wish: lines[at - 1] ?? '', text, isChange: at > changes }]
      : [],
  );
}

function stormOf(prompt: string): Program {
  const storm = examplesOf(prompt).find(({ wish }) => wish === 'thunderstorm');
  const parsed = parseReply(storm?.text ?? '');
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

describe.each(Object.values(profiles))('the $name prompt', (profile) => {
  const { systemPrompt } = profile;
  const examples = examplesOf(systemPrompt);

  it('shows moods, routines and scenes, and how to change a program', () => {
    expect(examples.filter(({ isChange }) => !isChange).length).toBeGreaterThanOrEqual(3);
    expect(examples.filter(({ isChange }) => isChange).length).toBeGreaterThanOrEqual(1);
  });

  it.each(examples)('shows a valid reply that the grammar allows: $wish', ({ text, isChange }) => {
    const current = isChange ? stormOf(systemPrompt) : undefined;
    const form = profile.formOf(current);
    const parsed = parseReply(text, form.keepable ? current : undefined);
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok) expect(isWrittenAsAllowed(text, parsed.program)).toBe(true);
    expect(schemaMismatch(JSON.parse(text), replySchema(form))).toBeUndefined();
  });

  it('lists the patterns with the parameters that the format has', () => {
    for (const { shape } of schemaParts.patterns) {
      const name = shape.name.value;
      const isTold = profile.name === 'base' || plainPatterns.has(name);
      const params: Record<string, z.ZodType> = shape.params.shape;
      const needed = Object.entries(params).filter(([, param]) => !param.isOptional());
      const signature = `\n${name}(${needed.map(([key]) => key).join(',')})`;
      expect(systemPrompt.includes(signature), signature).toBe(isTold);
    }
  });

  it('shows the keys of commands in the order the grammar asks for them', () => {
    for (const [name, { shape }] of Object.entries(schemaParts.commands)) {
      const shown = [...systemPrompt.matchAll(new RegExp(`^\\{"type":"${name}"[^}]*\\}`, 'gm'))];
      if (profile.name === 'base') expect(shown.length, name).toBeGreaterThan(0);
      for (const [text] of shown) {
        const keys = [...text.matchAll(/"(\w+)":/g)].map(([, key = '']) => key);
        const known = Object.keys(shape);
        const order = keys.map((key) => known.indexOf(key)).filter((at) => at !== -1);
        expect(order, text).toEqual(order.toSorted((one, other) => one - other));
      }
    }
  });

  it('names colours in one word', () => {
    const named = [...systemPrompt.matchAll(/"(?:color2?|bgColor)":"([^"#]+)"/g)].map(
      ([, color = '']) => color,
    );
    expect(named.length > 0).toBe(profile.name === 'base');
    expect(named.filter((color) => !plainColorNames.includes(color))).toEqual([]);
  });

  it('has no marks that a chat template uses itself', () => {
    expect(systemPrompt).not.toMatch(/<\/?\w+_of_turn>|<bos>/);
  });
});

describe('the base prompt', () => {
  it('names only icons that exist', () => {
    const listed = /rather than draw: ([a-z -]+)\n/.exec(profiles.base.systemPrompt)?.[1]?.split(' ') ?? [];
    expect(listed.length).toBeGreaterThan(30);
    expect(listed.filter((name) => !(iconNames as readonly string[]).includes(name))).toEqual([]);
  });
});

describe('profileOf', () => {
  it.each([
    ['gemma3:4b', 'base'],
    ['lamp:0123456789ab', 'base'],
    ['llama3.2', 'base'],
    ['lamp-gemma-v2', 'fine-tuned'],
    ['lamp-gemma-v2:latest', 'fine-tuned'],
    ['someone/Lamp-Gemma:4b', 'fine-tuned'],
    ['lampshade', 'base'],
  ])('takes %s for %s', (name, expected) => expect(profileOf(name).name).toBe(expected));
});

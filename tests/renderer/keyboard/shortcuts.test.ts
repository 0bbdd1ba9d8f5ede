import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keysOf,
  shortcutFor,
  shortcutNames,
  singleKeys,
  type KeyContext,
  type KeyPress,
} from '../../../renderer/keyboard/shortcuts';

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({ ...none, key, ...held });
const here: KeyContext = { isMac: false, hasSingleKeys: true, focus: 'nothing', isCovered: false };

const modifierOf: Readonly<Record<string, Partial<KeyPress>>> = {
  Ctrl: { ctrlKey: true },
  '⌘': { metaKey: true },
  Alt: { altKey: true },
  '⌥': { altKey: true },
  Shift: { shiftKey: true },
  '⇧': { shiftKey: true },
};
const keyOf: Readonly<Record<string, Partial<KeyPress>>> = {
  Space: { key: ' ', code: 'Space' },
  '←': { key: 'ArrowLeft' },
  '→': { key: 'ArrowRight' },
  '?': { key: '?', shiftKey: true },
};

/** A press of the keys as written in the list of shortcuts. */
function pressed(keys: readonly string[]): KeyPress {
  const fields = keys.map((key) => modifierOf[key] ?? keyOf[key] ?? { key: key.toLowerCase() });
  return Object.assign({}, none, { key: '' }, ...fields) as KeyPress;
}

describe('the shortcuts', () => {
  it.each([false, true])('do what the list says of them (on a Mac: %s)', (isMac) => {
    for (const name of shortcutNames)
      for (const keys of keysOf(name, isMac))
        expect(shortcutFor(pressed(keys), { ...here, isMac }), keys.join('+')).toBe(name);
  });

  it('ignore single keys when those are switched off, and no others', () => {
    for (const name of shortcutNames)
      for (const keys of keysOf(name, false))
        expect(shortcutFor(pressed(keys), { ...here, hasSingleKeys: false })).toBe(
          singleKeys.has(name) ? undefined : name,
        );
  });

  it('never take a letter or a space from a list with type-ahead', () => {
    for (const key of ['o', 'v', 'i', '?'])
      expect(shortcutFor(press(key), { ...here, focus: 'list' })).toBeUndefined();
    expect(shortcutFor(press('k', { ctrlKey: true }), { ...here, focus: 'list' })).toBe('prompt');
  });

  it('never take a letter, a space or an undo from a text field', () => {
    const letter = fc.string({ minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(letter, fc.boolean(), fc.constantFrom('text', 'empty-text'), (key, shiftKey, focus) => {
        const code = key === ' ' ? 'Space' : '';
        return shortcutFor(press(key, { shiftKey, code }), { ...here, focus }) === undefined;
      }),
    );
    for (const focus of ['text', 'empty-text'] as const)
      expect(shortcutFor(press('z', { ctrlKey: true }), { ...here, focus })).toBeUndefined();
  });

  it('go through the versions from an empty prompt, but not inside text on a Mac', () => {
    const back = press('ArrowLeft', { altKey: true });
    expect(shortcutFor(back, { ...here, focus: 'empty-text' })).toBe('undo');
    expect(shortcutFor(back, { ...here, isMac: true, focus: 'text' })).toBeUndefined();
  });

  it('leave Space to the control that has the focus', () => {
    const space = press(' ', { code: 'Space' });
    expect(shortcutFor(space, { ...here, focus: 'control' })).toBeUndefined();
    expect(shortcutFor(space, here)).toBe('play');
  });

  it('do nothing to what a panel hides', () => {
    const covered = { ...here, isCovered: true };
    expect(shortcutFor(press(' ', { code: 'Space' }), covered)).toBeUndefined();
    expect(shortcutFor(press('k', { ctrlKey: true }), covered)).toBeUndefined();
    expect(shortcutFor(press(',', { ctrlKey: true }), covered)).toBe('settings');
  });
});

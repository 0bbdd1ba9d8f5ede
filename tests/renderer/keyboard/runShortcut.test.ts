import { describe, expect, it } from 'vitest';
import type { States } from '#shared/api/contract';
import { runShortcut } from '../../../renderer/keyboard/runShortcut';
import { shortcutNames, type ShortcutName } from '../../../renderer/keyboard/shortcuts';
import { StagePlayback } from '../../../renderer/stage/StagePlayback';
import { createWindowStore } from '../../../renderer/store/createWindowStore';
import { stateEventsOf, sampleStates } from '../sampleStates';

/** Runs shortcuts in a window; returns the calls to the app. */
function run(
  names: readonly ShortcutName[],
  light: States['stage']['light'] = { phase: 'playing', startedMs: 1 },
) {
  const calls: string[] = [];
  const states = sampleStates();
  const store = createWindowStore({
    call: (route) => {
      calls.push(route.name);
      return new Promise(() => undefined);
    },
    subscribe: (onEvent) => {
      for (const event of stateEventsOf({ ...states, stage: { ...states.stage, light } })) onEvent(event);
      return () => undefined;
    },
  });
  store.start();
  let isPromptFocused = false;
  for (const name of names)
    runShortcut(name, store, { focusPrompt: () => (isPromptFocused = true), playback: new StagePlayback() });
  return { calls, view: store.getState().view, isPromptFocused };
}

describe('a shortcut', () => {
  it('does something, whichever it is', () => {
    const still = run([]);
    for (const name of shortcutNames) expect(run([name]), name).not.toEqual(still);
  });

  it('plays when paused or off, and pauses when playing', () => {
    expect(run(['play']).calls).toEqual(['stage.pause']);
    expect(run(['play'], { phase: 'held', atMs: 1 }).calls).toEqual(['stage.play']);
    expect(run(['play'], { phase: 'off' }).calls).toEqual(['stage.on']);
  });

  it('turns the light off, and on again', () => {
    expect(run(['power']).calls).toEqual(['stage.off']);
    expect(run(['power'], { phase: 'off' }).calls).toEqual(['stage.on']);
  });

  it('opens and closes the inspector, and changes the view and back', () => {
    expect(run(['inspector']).view.inspector).toBe('steps');
    expect(run(['inspector', 'inspector']).view.inspector).toBeNull();
    expect(run(['view']).view.stageView).toBe('leds');
    expect(run(['view', 'view']).view.stageView).toBe('lamp');
  });
});

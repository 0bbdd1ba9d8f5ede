import { describe, expect, it } from 'vitest';
import type { LightState } from '#shared/api/areas/stageArea';
import { StagePlayback } from '../../../renderer/stage/StagePlayback';
import { playOrPause } from '../../../renderer/stage/playOrPause';
import { createWindowStore } from '../../../renderer/store/createWindowStore';
import { stateEventsOf, sampleStates } from '../sampleStates';

/** The calls to the app when play or pause is pressed. */
function pressed(light: LightState, playback: StagePlayback): string[] {
  const calls: string[] = [];
  const states = sampleStates();
  const store = createWindowStore({
    call: ({ name }) => {
      calls.push(name);
      return new Promise(() => undefined);
    },
    subscribe: (onEvent) => {
      for (const event of stateEventsOf({ ...states, stage: { ...states.stage, light } })) onEvent(event);
      return () => undefined;
    },
  });
  store.start();
  playOrPause(store, playback);
  return calls;
}

const playing: LightState = { phase: 'playing', startedMs: 1 };
const held: LightState = { phase: 'held', atMs: 1 };

describe('play and pause', () => {
  it('pauses when playing, plays when paused, and turns on when off', () => {
    expect(pressed(playing, new StagePlayback())).toEqual(['stage.pause']);
    expect(pressed(held, new StagePlayback())).toEqual(['stage.play']);
    expect(pressed({ phase: 'off' }, new StagePlayback())).toEqual(['stage.on']);
  });

  it('restarts a program that has ended', () => {
    const playback = new StagePlayback();
    const { stage, lamp } = sampleStates();
    playback.publish({
      content: { kind: 'current', program: stage.program, light: playing },
      layout: lamp.layout,
      atMs: 1e6,
      shownBytes: new Uint8Array(),
      lampBytes: new Uint8Array(),
      leftPercent: 100,
      isNew: true,
      isNewLight: true,
      isMoving: true,
    });
    expect(pressed(playing, playback)).toEqual(['stage.seek']);
  });

  it('starts a preview that stands because of reduced motion, and pauses it only the next time', () => {
    const playback = new StagePlayback();
    playback.setStill(true);
    expect(pressed(playing, playback)).toEqual([]);
    expect(playback.isStill).toBe(false);
    expect(pressed(playing, playback)).toEqual(['stage.pause']);
    playback.setStill(true);
    expect(pressed(held, playback)).toEqual(['stage.play']);
  });
});

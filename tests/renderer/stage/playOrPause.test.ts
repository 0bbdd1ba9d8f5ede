import { describe, expect, it } from 'vitest';
import type { Light } from '#shared/api/areas/stage';
import { Playback } from '../../../renderer/stage/Playback';
import { playOrPause } from '../../../renderer/stage/playOrPause';
import { createWindowStore } from '../../../renderer/store/createWindowStore';
import { eventsOf, sampleStates } from '../sampleStates';

/** What is asked of the app when play or pause is pressed. */
function pressed(light: Light, playback: Playback): string[] {
  const asked: string[] = [];
  const states = sampleStates();
  const store = createWindowStore({
    call: ({ name }) => {
      asked.push(name);
      return new Promise(() => undefined);
    },
    subscribe: (onEvent) => {
      for (const event of eventsOf({ ...states, stage: { ...states.stage, light } })) onEvent(event);
      return () => undefined;
    },
  });
  store.start();
  playOrPause(store, playback);
  return asked;
}

const playing: Light = { phase: 'playing', startedMs: 1 };
const held: Light = { phase: 'held', atMs: 1 };

describe('play and pause', () => {
  it('pauses what plays, plays what stands, and turns on what is off', () => {
    expect(pressed(playing, new Playback())).toEqual(['stage.pause']);
    expect(pressed(held, new Playback())).toEqual(['stage.play']);
    expect(pressed({ phase: 'off' }, new Playback())).toEqual(['stage.on']);
  });

  it('begins anew what has ended', () => {
    const playback = new Playback();
    const { stage, lamp } = sampleStates();
    playback.tell({
      shown: { kind: 'current', program: stage.program, light: playing },
      layout: lamp.layout,
      atMs: 1e6,
      bytes: new Uint8Array(),
      given: new Uint8Array(),
      leftPercent: 100,
      isNew: true,
      isNewLight: true,
      isMoving: true,
    });
    expect(pressed(playing, playback)).toEqual(['stage.seek']);
  });

  it('lets a picture move that stands by the system’s wish, and pauses it only the next time', () => {
    const playback = new Playback();
    playback.setStill(true);
    expect(pressed(playing, playback)).toEqual([]);
    expect(playback.isStill).toBe(false);
    expect(pressed(playing, playback)).toEqual(['stage.pause']);
    playback.setStill(true);
    expect(pressed(held, playback)).toEqual(['stage.play']);
  });
});

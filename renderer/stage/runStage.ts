import type { PageClock } from '../api/PageClock';
import type { WindowStore } from '../store/createWindowStore';
import { mountPicture } from './picture/mountPicture';
import type { StageView } from './picture/StagePicture';
import type { StagePlayback } from './StagePlayback';
import { StageLight } from './StageLight';
import { watchPixelRatio } from './watchPixelRatio';

/** What the stage needs. */
export interface RunStageOptions {
  readonly store: Pick<WindowStore, 'getState' | 'subscribe'>;
  readonly clock: Pick<PageClock, 'now'>;
  /** Receives each new moment, and holds the user's control of the time. */
  readonly playback: StagePlayback;
  /** An empty, positioned element. */
  readonly container: HTMLElement;
}

/**
 * Draws the stage from the store until the returned function is called. No frame goes through React. It requests
 * frames only while something moves, and gets none while the page is hidden.
 */
export function runStage({ store, clock, playback, container }: RunStageOptions): () => void {
  const light = new StageLight();
  const picture = mountPicture(container);
  /** The view last painted; undefined if it has to be painted again in any case. */
  let paintedView: StageView | undefined;
  let request: number | undefined;

  function draw(): void {
    const state = store.getState();
    if (state.phase !== 'ready') return;
    const { previewRate: rate, comparedProgram: compared, stageView } = state.view;
    const { scrubbedMs, isStill } = playback;
    const moment = light.at(state.states, { rate, compared, scrubbedMs, isStill }, clock.now());
    if (moment.isNewLight || paintedView !== stageView) {
      picture.paint(moment.layout, moment.shownBytes, stageView);
      paintedView = stageView;
    }
    if (moment.isNew) playback.publish(moment);
    if (moment.isMoving) drawSoon();
  }

  function drawSoon(): void {
    request ??= requestAnimationFrame(() => {
      request = undefined;
      draw();
    });
  }

  function resize(): void {
    const { clientWidth: width, clientHeight: height } = container;
    picture.resize({ width, height, ratio: Math.min(devicePixelRatio, 2) });
    paintedView = undefined;
    draw();
  }

  // Called once per frame, before painting, so the stage is never shown in an old size.
  const observer = new ResizeObserver(resize);
  observer.observe(container);
  const stopListening = [
    store.subscribe(drawSoon),
    playback.onTimingChange(drawSoon),
    watchPixelRatio(resize),
  ];
  drawSoon();
  return () => {
    observer.disconnect();
    for (const stop of stopListening) stop();
    if (request !== undefined) cancelAnimationFrame(request);
    picture.end();
  };
}

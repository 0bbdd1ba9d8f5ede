import type { PageClock } from '../api/PageClock';
import type { WindowStore } from '../store/createWindowStore';
import { mountPicture } from './picture/mountPicture';
import type { StageView } from './picture/StagePicture';
import type { StagePlayback } from './StagePlayback';
import { StageLight } from './StageLight';
import { watchPixelRatio } from './watchPixelRatio';

/** What the stage is drawn with. */
export interface RunStageOptions {
  readonly store: Pick<WindowStore, 'getState' | 'subscribe'>;
  readonly clock: Pick<PageClock, 'now'>;
  /** Told each new moment, and asked for its owner's hand on it. */
  readonly playback: StagePlayback;
  /** An empty, positioned element. */
  readonly container: HTMLElement;
}

/**
 * Keeps the stage as the app says, until the returned function is called. It reads the store and draws by itself: no frame
 * goes through React. It asks for frames only while something moves, and gets none while the page is hidden.
 */
export function runStage({ store, clock, playback, container: place }: RunStageOptions): () => void {
  const light = new StageLight();
  const picture = mountPicture(place);
  /** What the picture shows; none when it has to be painted whatever it shows. */
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

  function fit(): void {
    const { clientWidth: width, clientHeight: height } = place;
    picture.resize({ width, height, ratio: Math.min(devicePixelRatio, 2) });
    paintedView = undefined;
    draw();
  }

  // It is told of once for each picture of the screen, and before that is drawn: the stage is never seen in an old size.
  const observer = new ResizeObserver(fit);
  observer.observe(place);
  const stopListening = [store.subscribe(drawSoon), playback.onTimingChange(drawSoon), watchPixelRatio(fit)];
  drawSoon();
  return () => {
    observer.disconnect();
    for (const stop of stopListening) stop();
    if (request !== undefined) cancelAnimationFrame(request);
    picture.end();
  };
}

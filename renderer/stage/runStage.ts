import type { Clock } from '../api/Clock';
import type { WindowStore } from '../store/createWindowStore';
import { StageLight, type StageMoment } from './StageLight';
import { StagePainter } from './StagePainter';

/** What the stage is drawn on, and who else goes by its time. */
export interface StageParts {
  readonly store: WindowStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly canvas: HTMLCanvasElement;
  /** Told whenever the picture is another one. */
  readonly onMoment: (moment: StageMoment) => void;
  /** The picture only changes with the states: the system asks for less motion. */
  readonly isStill: boolean;
}

/**
 * Keeps the stage as the app says, until the returned function is called. It reads the store and draws by itself: no frame
 * goes through React. The browser calls for no pictures while the page is hidden.
 */
export function runStage({ store, clock, canvas, onMoment, isStill }: StageParts): () => void {
  const light = new StageLight();
  const painter = new StagePainter(canvas);
  let isResized = true;
  let request = 0;

  function draw(): void {
    const state = store.getState();
    if (state.phase !== 'ready') return;
    const moment = light.at(state.states, clock.now());
    if (!moment.isNew && !isResized) return;
    isResized = false;
    painter.paint(moment.layout, moment.bytes);
    onMoment(moment);
  }

  function drawAndGoOn(): void {
    draw();
    request = requestAnimationFrame(drawAndGoOn);
  }

  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    painter.resize({ width, height, ratio: Math.min(devicePixelRatio, 2) });
    isResized = true;
    draw();
  });
  observer.observe(canvas);
  const stopListening = isStill ? store.subscribe(draw) : () => undefined;
  if (!isStill) drawAndGoOn();
  return () => {
    observer.disconnect();
    stopListening();
    cancelAnimationFrame(request);
  };
}

import type { Program } from '#shared/program/Program';
import type { StageView } from '../stage/picture/StagePicture';

export const inspectorTabs = ['steps', 'json', 'context', 'lamp'] as const;
export type InspectorTab = (typeof inspectorTabs)[number];

/** What lies over the window, one at a time. */
export type Panel = 'library' | 'conversations' | 'settings' | 'shortcuts';

/** The speeds a preview can run at. */
export const previewRates = [0.25, 0.5, 1, 2, 4, 10, 60] as const;
export type PreviewRate = (typeof previewRates)[number];

/** How the window is arranged. It is the window's own: the app knows nothing of it. */
export interface ViewState {
  /** The open tab of the inspector; none while it is closed. */
  readonly inspector: InspectorTab | null;
  readonly panel: Panel | null;
  readonly stageView: StageView;
  /** How fast the preview runs; the lamp keeps its own time. */
  readonly previewRate: PreviewRate;
  /** A program that is shown in place of the one on show, as long as its owner looks at it. It does not flash. */
  readonly comparedProgram: Program | null;
}

export const initialView: ViewState = {
  inspector: null,
  panel: null,
  stageView: 'lamp',
  previewRate: 1,
  comparedProgram: null,
};

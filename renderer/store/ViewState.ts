import type { Program } from '#shared/program/Program';
import type { StageView } from '../stage/picture/StagePicture';

export const inspectorTabs = ['steps', 'json', 'context', 'lamp'] as const;
export type InspectorTab = (typeof inspectorTabs)[number];

/** The panel over the window; at most one is open. */
export type Panel = 'library' | 'conversations' | 'settings' | 'shortcuts';

/** The speeds a preview can run at. */
export const previewRates = [0.25, 0.5, 1, 2, 4, 10, 60] as const;
export type PreviewRate = (typeof previewRates)[number];

/** The layout of the window. It belongs to the window alone; the app does not know it. */
export interface ViewState {
  /** The open tab of the inspector; null while it is closed. */
  readonly inspector: InspectorTab | null;
  readonly panel: Panel | null;
  readonly stageView: StageView;
  /** The speed of the preview; the lamp always plays at normal speed. */
  readonly previewRate: PreviewRate;
  /** A program that the stage shows in place of the one on show while Compare is held. It is softened. */
  readonly comparedProgram: Program | null;
}

export const initialView: ViewState = {
  inspector: null,
  panel: null,
  stageView: 'lamp',
  previewRate: 1,
  comparedProgram: null,
};

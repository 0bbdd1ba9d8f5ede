import { contextWords } from './inspector/contextWords';
import { jsonWords } from './inspector/jsonWords';
import { lampTabWords } from './inspector/lampTabWords';
import { stepsWords } from './inspector/stepsWords';

/** Texts of the inspector and its four tabs. */
export const inspectorWords = {
  label: 'Inspector',
  tabs: { steps: 'Steps', json: 'JSON', context: 'Context', lamp: 'Lamp' },
  close: 'Close the inspector',
  resize: 'Height of the inspector',
  loading: 'Opening…',
  context: contextWords,
  json: jsonWords,
  lamp: lampTabWords,
  steps: stepsWords,
} as const;

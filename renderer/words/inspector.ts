import { contextWords } from './inspector/context';
import { jsonWords } from './inspector/json';
import { lampTabWords } from './inspector/lamp';
import { stepsWords } from './inspector/steps';

/** The words of the inspector and its four tabs. */
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

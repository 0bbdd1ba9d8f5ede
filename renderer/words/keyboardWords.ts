import type { ShortcutName } from '../keyboard/shortcuts';

const actions: Record<ShortcutName, string> = {
  prompt: 'Write a wish',
  play: 'Play or pause',
  undo: 'The version before',
  redo: 'The version after',
  'new-conversation': 'New conversation',
  library: 'Library',
  settings: 'Settings',
  power: 'Light off or on',
  view: 'Lamp or LEDs',
  inspector: 'Open or close the inspector',
  shortcuts: 'This list',
};

/** What is written on the keys, on a Mac and elsewhere. */
const macKeys = { command: '⌘', shift: '⇧', alternate: '⌥', space: 'Space' };
const otherKeys: typeof macKeys = { command: 'Ctrl', shift: 'Shift', alternate: 'Alt', space: 'Space' };

/** The words of the keyboard's shortcuts. */
export const keyboardWords = {
  title: 'Keyboard',
  action: (name: ShortcutName) => actions[name],
  keys: (isMac: boolean) => (isMac ? macKeys : otherKeys),
  inPrompt: 'In the prompt',
  prompt: [
    { keys: ['Enter'], action: 'Send' },
    { keys: ['Shift', 'Enter'], action: 'New line' },
    { keys: ['↑'], action: 'Earlier wishes, while it is empty' },
  ],
  onTimeline: 'On the timeline',
  timeline: [
    { keys: ['←', '→'], action: 'A second back, a second on' },
    { keys: ['PgUp', 'PgDn'], action: 'Step by step' },
    { keys: ['Home', 'End'], action: 'Beginning, end' },
  ],
  anywhere: 'Anywhere',
  singleKeys: 'Single keys',
  singleKeysHint:
    'They work while nothing is being typed. Space plays and pauses while no control has the focus.',
} as const;

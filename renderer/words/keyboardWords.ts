const actions = {
  prompt: 'Write a wish',
  play: 'Play or pause',
  undo: 'Previous version',
  redo: 'Next version',
  'new-conversation': 'New conversation',
  library: 'Library',
  settings: 'Settings',
  power: 'Light off or on',
  view: 'Lamp or LEDs',
  inspector: 'Open or close the inspector',
  shortcuts: 'This list',
} as const;

/** The key labels, on a Mac and elsewhere. */
const macKeys = { command: '⌘', shift: '⇧', alternate: '⌥', space: 'Space' };
const otherKeys: typeof macKeys = { command: 'Ctrl', shift: 'Shift', alternate: 'Alt', space: 'Space' };

/** Texts about the keyboard shortcuts. */
export const keyboardWords = {
  title: 'Keyboard',
  action: (name: keyof typeof actions) => actions[name],
  keys: (isMac: boolean) => (isMac ? macKeys : otherKeys),
  inPrompt: 'In the prompt',
  prompt: [
    { keys: ['Enter'], action: 'Send' },
    { keys: ['Shift', 'Enter'], action: 'New line' },
    { keys: ['↑'], action: 'Earlier wishes, while it is empty' },
  ],
  onTimeline: 'On the timeline',
  timeline: [
    { keys: ['←', '→'], action: 'One second back or forward' },
    { keys: ['PgUp', 'PgDn'], action: 'Previous or next step' },
    { keys: ['Home', 'End'], action: 'Beginning or end' },
  ],
  anywhere: 'Anywhere',
  singleKeys: 'Single keys',
  singleKeysHint:
    'They work while nothing is being typed. Space plays and pauses while no control has the focus.',
} as const;

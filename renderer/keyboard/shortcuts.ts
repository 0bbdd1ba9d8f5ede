import { words } from '../words/words';

/** The shortcuts that work anywhere in the window. */
export const shortcutNames = [
  'prompt',
  'play',
  'undo',
  'redo',
  'new-conversation',
  'library',
  'settings',
  'power',
  'view',
  'inspector',
  'shortcuts',
] as const;
export type ShortcutName = (typeof shortcutNames)[number];

/** The fields of a keyboard event that matter here. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What the key would go to without a shortcut: nothing, a text, a list searched by letters, or another control. */
export type FocusKind = 'nothing' | 'empty-text' | 'text' | 'list' | 'control';

/** What decides whether a key is a shortcut. */
export interface KeyContext {
  readonly isMac: boolean;
  /** Whether single-key shortcuts are switched on. */
  readonly hasSingleKeys: boolean;
  readonly focus: FocusKind;
  /** A dialog covers the window; shortcuts to what it hides are ignored. */
  readonly isCovered: boolean;
}

const panels: ReadonlySet<ShortcutName> = new Set(['library', 'settings', 'shortcuts']);

/** The shortcut of a key in this context, if any. */
export function shortcutFor(press: KeyPress, context: KeyContext): ShortcutName | undefined {
  const found = matchShortcut(press, context);
  return found && context.isCovered && !panels.has(found) ? undefined : found;
}

function matchShortcut(
  press: KeyPress,
  { isMac: hasCommandKey, hasSingleKeys, focus }: KeyContext,
): ShortcutName | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  const isCommand = hasCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (isCommand && !altKey) return commandFor(key.toLowerCase(), shiftKey, focus);
  if (ctrlKey || metaKey) return undefined;
  // On a Mac these keys move the caret by words.
  if (altKey && !shiftKey && focus !== 'text') return alternateFor(key);
  if (altKey || !hasSingleKeys) return undefined;
  return singleKeyFor(press, focus);
}

function commandFor(key: string, isShifted: boolean, focus: FocusKind): ShortcutName | undefined {
  const isTyping = focus === 'text' || focus === 'empty-text';
  if (key === 'z' && !isTyping) return isShifted ? 'redo' : 'undo';
  if (key === 'y' && !isTyping && !isShifted) return 'redo';
  if (isShifted) return key === 'l' ? 'library' : key === 'o' ? 'new-conversation' : undefined;
  return key === 'k' ? 'prompt' : key === ',' ? 'settings' : undefined;
}

function alternateFor(key: string): ShortcutName | undefined {
  return key === 'ArrowLeft' ? 'undo' : key === 'ArrowRight' ? 'redo' : undefined;
}

function singleKeyFor({ key, code, shiftKey }: KeyPress, focus: FocusKind): ShortcutName | undefined {
  if (focus !== 'nothing' && focus !== 'control') return undefined;
  if (key === '?') return 'shortcuts';
  if (shiftKey) return undefined;
  if (code === 'Space') return focus === 'nothing' ? 'play' : undefined;
  switch (key) {
    case 'o':
      return 'power';
    case 'v':
      return 'view';
    case 'i':
      return 'inspector';
    default:
      return undefined;
  }
}

/** The keys of a shortcut as labelled on the keyboard; one entry for each combination. */
export function keysOf(name: ShortcutName, hasCommandKey: boolean): readonly (readonly string[])[] {
  const { command, shift, alternate, space } = words.keyboard.keys(hasCommandKey);
  const all: Record<ShortcutName, readonly (readonly string[])[]> = {
    prompt: [[command, 'K']],
    play: [[space]],
    undo: [
      [alternate, '←'],
      [command, 'Z'],
    ],
    redo: [
      [alternate, '→'],
      [command, shift, 'Z'],
    ],
    'new-conversation': [[command, shift, 'O']],
    library: [[command, shift, 'L']],
    settings: [[command, ',']],
    power: [['O']],
    view: [['V']],
    inspector: [['I']],
    shortcuts: [['?']],
  };
  return all[name];
}

/** The single-key shortcuts, which can be switched off. */
export const singleKeys: ReadonlySet<ShortcutName> = new Set([
  'play',
  'power',
  'view',
  'inspector',
  'shortcuts',
]);

/** Whether the page is shown on a Mac. The app itself may run on another system. */
export function isMac(): boolean {
  return /mac/i.test(navigator.userAgent);
}

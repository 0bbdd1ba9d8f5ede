/** The positions in a program's JSON. They help to decide where brackets belong when some are missing or extra. */
export type JsonPosition =
  | 'root'
  | 'program'
  | 'steps'
  | 'step'
  | 'command'
  | 'layers'
  | 'layer'
  | 'params'
  | 'elements'
  | 'element'
  | 'loop'
  | 'on_complete'
  | 'elsewhere';

const programKeys = ['name', 'steps', 'loop', 'on_complete'];
const commandKeys = ['type', 'name', 'params', 'elements'];

const keysByPosition: Readonly<Partial<Record<JsonPosition, readonly string[]>>> = {
  root: ['program', 'note', ...programKeys],
  program: programKeys,
  step: ['id', 'command', 'duration', 'transition'],
  command: [...commandKeys, 'front', 'ambient', 'over'],
  layers: ['type', 'front', 'ambient', 'over'],
  layer: commandKeys,
  params: ['color', 'color2', 'bgColor', 'speed', 'density'],
  element: ['type', 'x', 'y', 'w', 'h', 'x1', 'y1', 'x2', 'y2', 'r', 'color', 'filled', 'content', 'name'],
  loop: ['count', 'start_step', 'end_step'],
  on_complete: ['command'],
};

const knownKeys = new Set(Object.values(keysByPosition).flat());

/** True when `key` belongs somewhere in a program, but not in this place, or is already in `earlierKeys`. */
export function isMisplaced(key: string, place: JsonPosition, earlierKeys: ReadonlySet<string>): boolean {
  if (place === 'elsewhere' || !knownKeys.has(key)) return false;
  if (earlierKeys.has(key)) return true;
  const isLayers = place === 'command' && (earlierKeys.has('front') || earlierKeys.has('ambient'));
  return !keysByPosition[isLayers ? 'layers' : place]?.includes(key);
}

/** The position of a value after `key` in `parent`; in a list there is no key. */
export function positionAfter(
  parent: JsonPosition | undefined,
  key: string | undefined,
  bracket: '{' | '[',
): JsonPosition {
  if (parent === undefined) return bracket === '{' ? 'root' : 'steps';
  if (parent === 'steps') return bracket === '{' ? 'step' : 'elsewhere';
  if (parent === 'elements') return bracket === '{' ? 'element' : 'elsewhere';
  const isOuter = parent === 'root' || parent === 'program';
  if (isOuter && key === 'program') return bracket === '{' ? 'program' : 'steps';
  if (isOuter && key === 'steps' && bracket === '[') return 'steps';
  if (isOuter && (key === 'loop' || key === 'on_complete')) return key;
  if ((parent === 'step' || parent === 'on_complete') && key === 'command') return 'command';
  if (parent === 'command' && (key === 'front' || key === 'ambient' || key === 'over')) return 'layer';
  if (parent === 'command' || parent === 'layer') {
    if (key === 'params') return 'params';
    if (key === 'elements' && bracket === '[') return 'elements';
  }
  return 'elsewhere';
}

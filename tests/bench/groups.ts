import type { BenchGroup } from '../../electron/cli/benchCommand';
import { isThere } from '../tools/needs';
import { composerBench } from './composerBench';
import { contextBench } from './contextBench';
import { editBench } from './editBench';
import { engineBench } from './engineBench';
import { firstLightBench } from './firstLightBench';
import { growthBench } from './growthBench';
import { lampBench } from './lampBench';
import { memoryBench } from './memoryBench';
import { playerBench } from './playerBench';
import type { Group } from './runBench';
import { startUpBench } from './startUpBench';
import { windowBench } from './windowBench';

/** What each group of `lamp bench` measures. */
const groups: Readonly<Record<BenchGroup, Omit<Group, 'name'>>> = {
  frames: { title: 'Frames', measure: playerBench },
  conversation: {
    title: 'Conversation',
    measure: async function* () {
      yield* contextBench();
      yield* engineBench();
    },
  },
  'first-light': { title: 'First light', measure: firstLightBench },
  edits: {
    title: 'Edits',
    measure: async function* () {
      yield* composerBench();
      yield* editBench();
    },
  },
  lamp: { title: 'Lamp', measure: lampBench },
  'start-up': { title: 'Start-up', measure: startUpBench },
  memory: { title: 'Memory', measure: memoryBench },
  window: {
    title: 'Window',
    measure: () =>
      isThere('chromium') ? windowBench() : [{ what: 'first paint, load', skipped: 'without Chromium' }],
  },
  growth: { title: 'Growth', measure: growthBench },
};

/** The group with this name. */
export function groupOf(name: BenchGroup): Group {
  return { name, ...groups[name] };
}

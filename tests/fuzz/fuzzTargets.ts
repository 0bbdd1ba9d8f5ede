import type { Target } from './engine/Target';
import { openApp } from './targets/app';
import { openCalls } from './targets/calls';
import { openDataFolder } from './targets/dataFolder';
import { openFirmware } from './targets/firmware';
import { openLampCode } from './targets/lampCode';
import { openLampLines } from './targets/lampLines';
import { openReplies } from './targets/replies';
import { openConversationTexts, openProgramTexts } from './targets/storedTexts';
import { openStrangers } from './targets/strangers';

/** A target by name, and what of it every run of the tests tries. */
export interface FuzzTarget {
  readonly open: () => Promise<Target>;
  /** How many cases. */
  readonly cases: number;
  /** Outcomes that must be among them: a fuzzer that does not get there is blind. */
  readonly reaches: readonly string[];
  /** It needs a C++ compiler. */
  readonly isCompiled?: true;
}

/** The cheap ones carry the many cases; what needs a disk or the whole app gets fewer. */
export const fuzzTargets: Readonly<Record<string, FuzzTarget>> = {
  replies: {
    open: openReplies,
    cases: 3000,
    reaches: ['EMPTY_INPUT', 'NO_PROGRAM', 'NO_STEPS', 'REPLY_CUT_OFF', 'program: '],
  },
  'lamp-lines': {
    open: openLampLines,
    cases: 15_000,
    reaches: ['reply', 'crc reply', 'no-object reply', 'event sealed reply', 'crc hello sealed reply'],
  },
  strangers: {
    open: openStrangers,
    cases: 8000,
    reaches: ['native', 'wled', 'adalight', 'other', 'silent', 'wrong-speed'],
  },
  calls: {
    open: openCalls,
    cases: 820_000,
    reaches: [
      'closed with 4400',
      'closed with 4413',
      'refused',
      'no such route',
      'bad input: settings.change',
    ],
  },
  app: {
    open: openApp,
    cases: 300,
    reaches: ['done', 'BAD_INPUT', 'UNKNOWN_ROUTE', 'NOT_FOUND', 'closed with 4400'],
  },
  'conversation-texts': {
    open: openConversationTexts,
    cases: 8000,
    reaches: ['BAD_CONVERSATION', 'NEWER_FORMAT', 'header 0 damaged', 'header torn 1 damaged', '3 damaged'],
  },
  'program-texts': {
    open: openProgramTexts,
    cases: 8000,
    reaches: ['sound 2', 'mended 2', 'NO_PROGRAM', 'NO_STEPS', 'NEWER_FORMAT'],
  },
  'data-folder': {
    open: openDataFolder,
    cases: 200,
    reaches: ['settings.json: ', 'backup: BAD_BACKUP', 'backup: 1 1 settings', 'backup: 2 2 settings'],
  },
  firmware: {
    open: openFirmware,
    cases: 180_000,
    reaches: [
      ': playing',
      'ignored crc: playing',
      'ignored too-long: playing',
      'gap at: playing',
      'bad-sum: playing',
    ],
    isCompiled: true,
  },
  'lamp-code': {
    open: openLampCode,
    cases: 20_000,
    reaches: ['sound: sparkle: playing', 'sound: layers: playing', 'sound: render: playing'],
    isCompiled: true,
  },
};

import type { Command } from './Command';
import { bench } from './bench';
import { compose } from './compose';
import { context } from './context';
import { conversation } from './conversation';
import { doctor } from './doctor';
import { edit } from './edit';
import { exportPicture } from './exportPicture';
import { frames } from './frames';
import { intent } from './intent';
import { library } from './library';
import { model } from './model';
import { play } from './play';
import { ports } from './ports';
import { serve } from './serve';
import { set } from './set';
import { summarize } from './summarize';
import { validate } from './validate';

/** Every command of `lamp`, in the order help lists them. */
export const commands: readonly Command[] = [
  validate,
  summarize,
  frames,
  edit,
  intent,
  compose,
  context,
  ports,
  play,
  set,
  exportPicture,
  library,
  conversation,
  model,
  serve,
  doctor,
  bench,
];

import type { Program } from '../program/Program';
import { compose } from './compose';

/** What a lamp shows before anybody has wished for anything. */
export function welcomeProgram(): Program {
  return compose('slow northern lights').program;
}

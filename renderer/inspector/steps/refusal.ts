import type { z } from 'zod';

/** Why a change is refused. */
export type Refusal =
  | 'gone'
  | 'not-a-time'
  | 'not-a-share'
  | 'no-name'
  | 'long-name'
  | 'name-taken'
  | 'only-step'
  | 'too-many-steps'
  | 'too-long'
  | 'bad-duration'
  | 'stays-amid'
  | 'long-fade'
  | 'bad-fade'
  | 'bad-speed'
  | 'bad-density'
  | 'bad-count'
  | 'unsound';

type Issue = z.core.$ZodIssue;

/** Maps the first schema issue to a refusal. */
export function refusalOf(issue: Issue | undefined): Refusal {
  const about = issue?.path.at(-1);
  if (!issue || typeof about !== 'string') return 'unsound';
  const isRule = issue.code === 'custom';
  switch (about) {
    case 'id':
      // A name always arrives as one printable line, so the only rule left is that it must be unique.
      return isRule ? 'name-taken' : nameRefusal(issue);
    case 'name':
      return nameRefusal(issue);
    case 'steps':
      return isRule ? 'too-long' : issue.code === 'too_small' ? 'only-step' : 'too-many-steps';
    case 'duration':
      return isRule ? 'stays-amid' : 'bad-duration';
    case 'transition':
      return isRule ? 'long-fade' : 'bad-fade';
    case 'end_step':
      return 'stays-amid';
    case 'speed':
      return 'bad-speed';
    case 'density':
      return 'bad-density';
    case 'count':
      return 'bad-count';
    default:
      return 'unsound';
  }
}

function nameRefusal({ code }: Issue): Refusal {
  return code === 'too_big' ? 'long-name' : 'no-name';
}

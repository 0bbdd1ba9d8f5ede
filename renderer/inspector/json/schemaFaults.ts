import type { z } from 'zod';
import type { Fault } from '../../words/inspector/Fault';
import type { JsonPath } from './positionOf';

/** A schema violation: its path, whether it is about the name or the value, and the fault. */
export interface SchemaFault {
  readonly path: JsonPath;
  readonly of: 'value' | 'key';
  readonly fault: Fault;
}

/** The faults of a schema issue, one for each path. */
export function schemaFaults(issue: z.core.$ZodIssue): SchemaFault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({
      path: [...issue.path, field],
      of: 'key',
      fault: { kind: 'unknown', field },
    }));
  return [{ path: issue.path, of: 'value', fault: faultOf(issue, fieldOf(issue.path)) }];
}

/** The name of the value at a path; undefined for a list entry. */
export function fieldOf(path: JsonPath): string | undefined {
  const last = path.at(-1);
  return typeof last === 'string' ? last : undefined;
}

type OtherIssue = Exclude<z.core.$ZodIssue, { code: 'unrecognized_keys' }>;

function faultOf(issue: OtherIssue, field: string | undefined): Fault {
  switch (issue.code) {
    case 'invalid_type':
      return { kind: 'type', field, expected: issue.expected };
    case 'invalid_value':
      return { kind: 'choice', field, choices: issue.values.map(String) };
    case 'invalid_union':
      return { kind: 'choice', field, choices: ('options' in issue ? issue.options : []).map(String) };
    case 'invalid_format':
      return { kind: 'color' };
    case 'too_big':
      return { kind: 'max', field, of: sizeKindOf(issue.origin), bound: Number(issue.maximum) };
    case 'too_small':
      return { kind: 'min', field, of: sizeKindOf(issue.origin), bound: Number(issue.minimum) };
    case 'not_multiple_of':
      return { kind: 'multiple', field, of: issue.divisor };
    case 'custom':
      // Only rules about several values have messages of their own.
      return issue.message === defaultMessage
        ? { kind: 'unfit', field }
        : { kind: 'incoherent', message: issue.message };
    default:
      return { kind: 'incoherent', message: issue.message };
  }
}

/** The message for a value that was refused without a reason. */
const defaultMessage = 'Invalid input';

function sizeKindOf(origin: string): 'number' | 'text' | 'list' {
  if (origin === 'string') return 'text';
  return origin === 'array' ? 'list' : 'number';
}

import type { z } from 'zod';
import type { Fault } from '../../words/inspector/Fault';
import type { JsonPath } from './positionOf';

/** Something the schema does not allow: where, whether the name or the value is meant, and what it is. */
export interface SchemaFault {
  readonly path: JsonPath;
  readonly of: 'value' | 'key';
  readonly fault: Fault;
}

/** What an issue of the schema says about a program, one for each place. */
export function schemaFaults(issue: z.core.$ZodIssue): SchemaFault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({
      path: [...issue.path, field],
      of: 'key',
      fault: { kind: 'unknown', field },
    }));
  return [{ path: issue.path, of: 'value', fault: faultOf(issue, fieldOf(issue.path)) }];
}

/** The name of the value at a path; an entry of a list has none. */
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
      // Only what no single value can tell has words of its own.
      return issue.message === plainMessage
        ? { kind: 'unfit', field }
        : { kind: 'incoherent', message: issue.message };
    default:
      return { kind: 'incoherent', message: issue.message };
  }
}

/** What the schema says of a value that it refused without a reason. */
const plainMessage = 'Invalid input';

function sizeKindOf(origin: string): 'number' | 'text' | 'list' {
  if (origin === 'string') return 'text';
  return origin === 'array' ? 'list' : 'number';
}

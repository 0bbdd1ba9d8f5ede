import { resolveRef, type JsonSchema } from './checkFormat';

/**
 * Whether the server's grammar for this schema could have produced the value: objects are closed, required keys come
 * first, and all keys follow the order of `properties`. What the grammar does not enforce (number bounds, unique items)
 * is not checked.
 */
export function matchesSchema(value: unknown, schema: object): boolean {
  return schemaMismatch(value, schema) === undefined;
}

/** The first place where a value does not match the schema; undefined if the grammar could have produced it. */
export function schemaMismatch(value: unknown, schema: object): string | undefined {
  return mismatch(value, schema as JsonSchema, '$', schema as JsonSchema);
}

function mismatch(value: unknown, schema: JsonSchema, path: string, root: JsonSchema): string | undefined {
  if (schema.$ref !== undefined) {
    const target = resolveRef(root, schema.$ref);
    return target ? mismatch(value, target, path, root) : `${path}: nothing at ${schema.$ref}`;
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return bestOf(choices.map((choice) => mismatch(value, choice, path, root)));
  if (Array.isArray(schema.type)) {
    return bestOf(schema.type.map((type) => mismatch(value, { ...schema, type }, path, root)));
  }
  if ('const' in schema)
    return same(value, schema.const) ? undefined : `${path}: not ${JSON.stringify(schema.const)}`;
  if (schema.enum)
    return schema.enum.some((option) => same(value, option)) ? undefined : `${path}: not in the enum`;
  if (schema.allOf) return firstOf(schema.allOf.map((part) => () => mismatch(value, part, path, root)));
  const type = schema.type ?? (schema.properties ? 'object' : schema.items ? 'array' : 'any');
  if (type !== 'any' && !isOfType(value, type)) return `${path}: no ${type}`;
  if (typeof value === 'string') return stringMismatch(value, schema, path);
  if (type === 'integer' && typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    return value < minimum || value > maximum ? `${path}: ${value} is out of bounds` : undefined;
  }
  if (Array.isArray(value)) return arrayMismatch(value, schema, path, root);
  return type === 'object' ? objectMismatch(value as Record<string, unknown>, schema, path, root) : undefined;
}

function stringMismatch(value: string, schema: JsonSchema, path: string): string | undefined {
  if (schema.pattern !== undefined) {
    return new RegExp(schema.pattern, 'u').test(value)
      ? undefined
      : `${path}: does not match ${schema.pattern}`;
  }
  const { minLength = 0, maxLength = Infinity } = schema;
  const length = Array.from(value).length;
  return length < minLength || length > maxLength ? `${path}: ${length} characters` : undefined;
}

function arrayMismatch(
  value: readonly unknown[],
  { minItems = 0, maxItems = Infinity, items, prefixItems }: JsonSchema,
  path: string,
  root: JsonSchema,
): string | undefined {
  const [min, max] = prefixItems ? [prefixItems.length, prefixItems.length] : [minItems, maxItems];
  if (value.length < min || value.length > max) return `${path}: ${value.length} items`;
  return firstOf(
    value.map((item, index) => () => {
      const schema = prefixItems?.[index] ?? items;
      return schema && mismatch(item, schema, `${path}[${index}]`, root);
    }),
  );
}

function objectMismatch(
  value: Record<string, unknown>,
  { properties, required = [] }: JsonSchema,
  path: string,
  root: JsonSchema,
): string | undefined {
  if (!properties) return undefined;
  const keys = Object.keys(value);
  const missing = required.find((key) => !keys.includes(key));
  if (missing !== undefined) return `${path}: ${missing} is missing`;
  const known = Object.keys(properties);
  const inOrder = [
    ...known.filter((key) => required.includes(key)),
    ...known.filter((key) => !required.includes(key)),
  ];
  const expected = inOrder.filter((key) => keys.includes(key));
  const stray = keys.find((key, index) => key !== expected[index]);
  if (stray !== undefined)
    return `${path}: ${stray} is ${known.includes(stray) ? 'out of order' : 'not allowed'}`;
  return firstOf(
    Object.entries(properties)
      .filter(([key]) => keys.includes(key))
      .map(
        ([key, schema]) =>
          () =>
            mismatch(value[key], schema, `${path}.${key}`, root),
      ),
  );
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function firstOf(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const found = check();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Undefined if one alternative matches; otherwise the mismatch found deepest in the value, the most useful one. */
function bestOf(complaints: readonly (string | undefined)[]): string | undefined {
  if (complaints.includes(undefined)) return undefined;
  const depth = (complaint = '') => complaint.split(':', 1).join('').length;
  return complaints.reduce(
    (best, complaint) => (depth(complaint) > depth(best) ? complaint : best),
    complaints[0],
  );
}

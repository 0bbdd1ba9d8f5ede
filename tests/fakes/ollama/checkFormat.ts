/** The part of JSON Schema that is checked. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  [keyword: string]: unknown;
}

/** How the server treats a `format`: why it refuses it, or what it silently ignores. */
export interface FormatReport {
  error?: string;
  /** `"path: feature"` for everything in the schema that the grammar does not enforce. */
  ignored: string[];
}

const tooManyRepetitions = 1900;
const silentlyIgnored = [
  'multipleOf',
  'uniqueItems',
  'nullable',
  'not',
  'if',
  'then',
  'else',
  'propertyOrdering',
];
const numberBounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
/** Annotations and containers: ignoring them changes nothing. */
const harmless = new Set([
  'title',
  'description',
  'default',
  'examples',
  '$comment',
  '$id',
  '$schema',
  '$defs',
  'definitions',
]);

class Refusal extends Error {}

/** Checks a request's `format` as the server's grammar generator does. */
export function checkFormat(format: unknown): FormatReport {
  if (format === undefined || format === null || format === '') return { ignored: [] };
  if (format === 'json') return { ignored: ['#: format "json"'] };
  const ignored: string[] = [];
  try {
    if (typeof format !== 'object' || Array.isArray(format)) {
      throw new Refusal(`${JSON.stringify(format)}; expected "json" or a valid JSON Schema object`);
    }
    new Walk(format as JsonSchema, ignored).visit(format as JsonSchema, '#');
    return { ignored };
  } catch (error) {
    if (error instanceof Refusal) return { error: `invalid format: ${error.message}`, ignored };
    throw error;
  }
}

/** The schema that a local `$ref` points to. */
export function resolveRef(root: JsonSchema, ref: string): JsonSchema | undefined {
  let node: unknown = root;
  for (const key of ref.slice(1).split('/').filter(Boolean)) {
    node = (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return node as JsonSchema | undefined;
}

class Walk {
  private readonly seen = new Set<string>();

  constructor(
    private readonly root: JsonSchema,
    private readonly ignored: string[],
  ) {}

  visit(schema: JsonSchema, path: string): void {
    const note = (feature: string) => this.ignored.push(`${path}: ${feature}`);
    for (const keyword of silentlyIgnored) if (keyword in schema) note(keyword);
    for (const keyword of ['$ref', 'oneOf', 'anyOf'] as const) {
      if (!(keyword in schema)) continue;
      const siblings = Object.keys(schema).filter((key) => key !== keyword && !harmless.has(key));
      if (siblings.length > 0) note(`siblings beside ${keyword} (${siblings.join(', ')})`);
      if (schema.$ref !== undefined) return this.follow(schema.$ref);
      return this.visitAll(schema[keyword] as JsonSchema[], `${path}/${keyword}`);
    }
    if ('const' in schema || 'enum' in schema) return;
    if (schema.allOf) return this.visitAll(schema.allOf, `${path}/allOf`);
    const types = [schema.type ?? (schema.properties ? 'object' : schema.items ? 'array' : 'any')].flat();
    for (const type of types) this.visitType(type, schema, path, note);
  }

  private visitType(type: string, schema: JsonSchema, path: string, note: (feature: string) => void): void {
    if (type === 'string') checkString(schema, note);
    else if (type === 'array') this.visitArray(schema, path, note);
    else if (type === 'object') this.visitObject(schema, path, note);
    else if (type === 'number')
      for (const key of numberBounds.filter((bound) => bound in schema)) note(`number ${key}`);
    else if (type === 'any') note('any value');
    else if (!['integer', 'boolean', 'null'].includes(type)) throw new Refusal(`unrecognized type ${type}`);
  }

  private visitObject(schema: JsonSchema, path: string, note: (feature: string) => void): void {
    if (!schema.properties) note('any object');
    if (schema.additionalProperties !== undefined && schema.additionalProperties !== false)
      note('additionalProperties');
    for (const [key, property] of Object.entries(schema.properties ?? {}))
      this.visit(property, `${path}/properties/${key}`);
  }

  private visitArray(schema: JsonSchema, path: string, note: (feature: string) => void): void {
    checkBounds(schema.minItems, schema.maxItems);
    if (schema.prefixItems) return this.visitAll(schema.prefixItems, `${path}/prefixItems`);
    if (schema.maxItems === undefined) note('unbounded array');
    if (schema.items) this.visit(schema.items, `${path}/items`);
    else note('any items');
  }

  private visitAll(schemas: readonly JsonSchema[], path: string): void {
    for (const [index, schema] of schemas.entries()) this.visit(schema, `${path}/${index}`);
  }

  private follow(ref: string): void {
    if (!ref.startsWith('#')) throw new Refusal(`remote $ref ${ref} is not supported`);
    if (this.seen.has(ref)) return;
    this.seen.add(ref);
    const target = resolveRef(this.root, ref);
    if (!target) throw new Refusal(`error resolving ref ${ref}`);
    this.visit(target, ref);
  }
}

function checkString(schema: JsonSchema, note: (feature: string) => void): void {
  const { pattern } = schema;
  if (pattern === undefined) {
    checkBounds(schema.minLength, schema.maxLength);
    if (schema.maxLength === undefined) note('unbounded string');
    return;
  }
  if (!/^\^[^]*\$$/.test(pattern)) throw new Refusal("pattern must start with '^' and end with '$'");
  if (/\\[dDwWsS]/.test(pattern)) throw new Refusal(`unsupported escape in pattern ${pattern}`);
  for (const key of ['minLength', 'maxLength'] as const) if (key in schema) note(`${key} beside pattern`);
  if (/[*+]|\{\d*,\}/.test(pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, 'x'))) note('unbounded pattern');
}

function checkBounds(...bounds: (number | undefined)[]): void {
  for (const bound of bounds) {
    if (bound !== undefined && bound >= tooManyRepetitions) {
      throw new Refusal(`failed to parse grammar: number of repetitions exceeds sane defaults (${bound})`);
    }
  }
}

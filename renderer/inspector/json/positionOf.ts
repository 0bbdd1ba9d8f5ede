import { jsonLanguage } from '@codemirror/lang-json';

/** A JSON text as a syntax tree with positions; it exists even for invalid text. */
export type JsonTree = ReturnType<typeof jsonLanguage.parser.parse>;
type JsonNode = JsonTree['topNode'];

export type JsonPath = readonly PropertyKey[];

/** A position in the text. If the path does not exist, `exists` is false and this is where it should be. */
export interface Position {
  readonly from: number;
  readonly to: number;
  readonly exists: boolean;
}

const valueNames = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** True for a value node, not a bracket or a name. */
export function isValue({ name }: { readonly name: string }): boolean {
  return valueNames.has(name);
}

export function jsonTree(text: string): JsonTree {
  return jsonLanguage.parser.parse(text);
}

/**
 * The position of the value at `path`, or of its name (`of: 'key'`); for a missing value, the opening bracket of its
 * parent.
 */
export function positionOf(
  path: JsonPath,
  text: string,
  tree = jsonTree(text),
  of: 'value' | 'key' = 'value',
): Position {
  let value = valuesIn(tree.topNode)[0];
  if (!value) return { from: 0, to: Math.min(1, text.length), exists: false };
  let property: JsonNode | undefined;
  for (const part of path) {
    property = value.name === 'Object' ? propertyNamed(String(part), value, text) : undefined;
    const next: JsonNode | undefined =
      value.name === 'Array' ? valuesIn(value)[Number(part)] : property && valuesIn(property)[0];
    if (!next) return openingOf(value);
    value = next;
  }
  const node = (of === 'key' ? property?.getChild('PropertyName') : undefined) ?? value;
  return { from: node.from, to: node.to, exists: true };
}

function valuesIn(node: JsonNode): JsonNode[] {
  const values: JsonNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (isValue(child)) values.push(child);
  return values;
}

/** If a name occurs more than once, the last one counts, as in JSON.parse. */
function propertyNamed(name: string, object: JsonNode, text: string): JsonNode | undefined {
  return object.getChildren('Property').findLast((property) => {
    const key = property.getChild('PropertyName');
    return key && JSON.parse(text.slice(key.from, key.to)) === name;
  });
}

function openingOf({ name, from, to }: JsonNode): Position {
  const isContainer = name === 'Object' || name === 'Array';
  return { from, to: isContainer ? from + 1 : to, exists: false };
}

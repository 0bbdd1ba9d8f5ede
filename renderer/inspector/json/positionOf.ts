import { jsonLanguage } from '@codemirror/lang-json';

/** A JSON text as a tree that knows its places; it is there even where the text is not sound. */
export type JsonTree = ReturnType<typeof jsonLanguage.parser.parse>;
type JsonNode = JsonTree['topNode'];

export type JsonPath = readonly PropertyKey[];

/** A place in the text. `isThere` is false where the path leads nowhere: then it is the place where it should be. */
export interface Position {
  readonly from: number;
  readonly to: number;
  readonly isThere: boolean;
}

const valueNames = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** True for a node that is a value, and no bracket or name. */
export function isValue({ name }: { readonly name: string }): boolean {
  return valueNames.has(name);
}

export function jsonTree(text: string): JsonTree {
  return jsonLanguage.parser.parse(text);
}

/** Where the value at `path` stands, or its name (`of: 'key'`); for what is missing, the opening of what should hold it. */
export function positionOf(
  path: JsonPath,
  text: string,
  tree = jsonTree(text),
  of: 'value' | 'key' = 'value',
): Position {
  let value = valuesIn(tree.topNode)[0];
  if (!value) return { from: 0, to: Math.min(1, text.length), isThere: false };
  let property: JsonNode | undefined;
  for (const part of path) {
    property = value.name === 'Object' ? propertyNamed(String(part), value, text) : undefined;
    const next: JsonNode | undefined =
      value.name === 'Array' ? valuesIn(value)[Number(part)] : property && valuesIn(property)[0];
    if (!next) return openingOf(value);
    value = next;
  }
  const place = (of === 'key' ? property?.getChild('PropertyName') : undefined) ?? value;
  return { from: place.from, to: place.to, isThere: true };
}

function valuesIn(node: JsonNode): JsonNode[] {
  const values: JsonNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (isValue(child)) values.push(child);
  return values;
}

/** Of several with one name the last counts, as it does when the text is read. */
function propertyNamed(name: string, object: JsonNode, text: string): JsonNode | undefined {
  return object.getChildren('Property').findLast((property) => {
    const key = property.getChild('PropertyName');
    return key && JSON.parse(text.slice(key.from, key.to)) === name;
  });
}

function openingOf({ name, from, to }: JsonNode): Position {
  const isHolder = name === 'Object' || name === 'Array';
  return { from, to: isHolder ? from + 1 : to, isThere: false };
}

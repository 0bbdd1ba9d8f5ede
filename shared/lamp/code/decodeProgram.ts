import { glyphOf } from '../../program/glyphs';
import { iconNames } from '../../program/icons';
import { limits } from '../../program/limits';
import { programSchema, type Program } from '../../program/Program';
import { badCode, CodeReader } from './CodeReader';
import {
  codeVersion,
  commandTags,
  elementFlags,
  elementForms,
  elementKind,
  headFlags,
  layerParts,
  patternForms,
  type FieldKind,
} from './lampCodeTable';

/** A decoded program before validation. */
type Draft = Record<string, unknown>;

/**
 * Decodes lamp code. It has no names and ids: the program is called “Program”, its steps “1”, “2” and so on. Throws
 * `BAD_LAMP_CODE` for anything that is not a valid program.
 */
export function decodeProgram(bytes: Uint8Array): Program {
  const code = new CodeReader(bytes);
  const head = code.byte();
  if (head >> 4 !== codeVersion) throw badCode(`its version is ${head >> 4}, known is ${codeVersion}`);
  if ((head & 15 & ~(headFlags.loop | headFlags.ending)) !== 0) throw badCode('its first byte is unknown');
  const count = code.byte();
  const loop = (head & headFlags.loop) === 0 ? undefined : readLoop(code);
  const steps: Draft[] = [];
  for (let index = 0; index < count; index++) steps.push(readStep(code, index));
  const ending = (head & headFlags.ending) === 0 ? undefined : { command: readCommand(code) };
  if (!code.isAtEnd) throw badCode('bytes follow its end');
  return checked({ name: 'Program', steps, ...(loop && { loop }), ...(ending && { on_complete: ending }) });
}

function checked(draft: Draft): Program {
  const result = programSchema.safeParse(draft);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw badCode(`${issue?.path.join('.') ?? ''} – ${issue?.message ?? 'it is out of range'}`);
}

function idOf(index: number): string {
  return String(index + 1);
}

function readLoop(code: CodeReader): Draft {
  const start_step = idOf(code.byte());
  const end_step = idOf(code.byte());
  return { count: code.varint(), start_step, end_step };
}

function readStep(code: CodeReader, index: number): Draft {
  const size = code.varint();
  const end = code.at + (size >> 1);
  const duration = code.varint();
  const transition = (size & 1) === 0 ? undefined : code.varint();
  const command = readCommand(code);
  if (code.at !== end) throw badCode(`step ${index + 1} is not as long as it says`);
  const step = { id: idOf(index), command, duration: duration === 0 ? null : duration };
  return transition === undefined ? step : { ...step, transition };
}

function readCommand(code: CodeReader): Draft {
  const tag = code.byte();
  return tag === commandTags.layers ? readLayers(code) : readLayer(code, tag);
}

function readLayers(code: CodeReader): Draft {
  const flags = code.byte();
  if ((flags & ~(layerParts.ambient | layerParts.over)) !== 0) throw badCode('its layers are unknown');
  const layers: Draft = { type: 'layers', front: readLayer(code, code.byte()) };
  if ((flags & layerParts.ambient) !== 0) layers['ambient'] = readLayer(code, code.byte());
  if ((flags & layerParts.over) !== 0) layers['over'] = readLayer(code, code.byte());
  return layers;
}

function readLayer(code: CodeReader, tag: number): Draft {
  if (tag === commandTags.off) return { type: 'off' };
  if (tag === commandTags.render) return { type: 'render', elements: readElements(code) };
  const form = patternForms.find((each) => each.tag === tag);
  if (!form) throw badCode(`it has no command ${tag}`);
  const params: Draft = {};
  for (const [key, kind] of form.fields) params[key] = readField(code, kind);
  return { type: 'pattern', name: form.name, params };
}

function readElements(code: CodeReader): Draft[] {
  const elements: Draft[] = [];
  const count = code.byte();
  let color: string | undefined;
  for (let at = 0; at < count; at++) {
    const tag = code.byte();
    const form = elementForms.find((each) => each.tag === (tag & elementKind));
    if (!form || tag > 127) throw badCode(`it has no element ${tag}`);
    if ((tag & elementFlags.sameColor) === 0) color = code.color();
    const element: Draft = { type: form.name, color };
    const isPlaced = form.name === 'text' || form.name === 'icon';
    if (!isPlaced && (tag & (elementFlags.noX | elementFlags.noY)) !== 0)
      throw badCode('an element has no place');
    for (const [key, kind] of form.fields) {
      const isMissing =
        (key === 'x' && (tag & elementFlags.noX) !== 0) || (key === 'y' && (tag & elementFlags.noY) !== 0);
      if (!isMissing) element[key] = readField(code, kind);
    }
    if (form.filled !== undefined) element['filled'] = form.filled;
    elements.push(element);
  }
  return elements;
}

function readField(code: CodeReader, kind: FieldKind): unknown {
  switch (kind) {
    case 'speed':
      return code.word();
    case 'density':
      return code.byte() / 100;
    case 'color':
      return code.color();
    case 'coordinate':
      return code.varint() + limits.minCoordinate;
    case 'extent':
      return code.varint();
    case 'icon':
      return iconNames[code.byte()];
    case 'content':
      return Array.from({ length: code.byte() }, () => glyphOf(code.byte()) ?? '\n').join('');
  }
}

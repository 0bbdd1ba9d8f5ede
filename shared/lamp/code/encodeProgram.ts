import { glyphCode } from '../../program/glyphs';
import { iconNames } from '../../program/icons';
import { limits } from '../../program/limits';
import type { Command, Element, Layer, Loop, Pattern, Program, Step } from '../../program/Program';
import { CodeWriter } from './CodeWriter';
import {
  codeVersion,
  commandTags,
  elementFlags,
  elementForms,
  headFlags,
  layerParts,
  patternForms,
  type ElementForm,
  type FieldKind,
  type CodeForm,
} from './lampCodeTable';

type Layers = Extract<Command, { type: 'layers' }>;
type Values = ReadonlyMap<string, unknown>;

/** Encodes a program as lamp code (docs/serial-protocol.md): everything except its name and the ids of its steps. */
export function encodeProgram({ steps, loop, on_complete }: Program): Uint8Array {
  const code = new CodeWriter();
  code.byte((codeVersion << 4) | (loop ? headFlags.loop : 0) | (on_complete ? headFlags.ending : 0));
  code.byte(steps.length);
  if (loop) writeLoop(code, loop, steps);
  for (const step of steps) writeStep(code, step);
  if (on_complete) writeCommand(code, on_complete.command);
  return code.bytes();
}

function writeLoop(code: CodeWriter, { count, start_step, end_step }: Loop, steps: readonly Step[]): void {
  code.byte(steps.findIndex(({ id }) => id === start_step));
  code.byte(steps.findIndex(({ id }) => id === end_step));
  code.varint(count);
}

function writeStep(code: CodeWriter, { command, duration, transition }: Step): void {
  const body = new CodeWriter();
  body.varint(duration ?? 0);
  if (transition !== undefined) body.varint(transition);
  writeCommand(body, command);
  code.varint(2 * body.length + (transition === undefined ? 0 : 1));
  code.append(body.bytes());
}

function writeCommand(code: CodeWriter, command: Command): void {
  if (command.type === 'layers') writeLayers(code, command);
  else writeLayer(code, command);
}

function writeLayers(code: CodeWriter, { front, ambient, over }: Layers): void {
  code.byte(commandTags.layers);
  code.byte((ambient ? layerParts.ambient : 0) | (over ? layerParts.over : 0));
  writeLayer(code, front);
  if (ambient) writeLayer(code, ambient);
  if (over) writeLayer(code, over);
}

function writeLayer(code: CodeWriter, layer: Layer): void {
  switch (layer.type) {
    case 'off':
      return code.byte(commandTags.off);
    case 'pattern':
      return writePattern(code, layer);
    case 'render':
      code.byte(commandTags.render);
      code.byte(layer.elements.length);
      for (const [at, element] of layer.elements.entries()) {
        writeElement(code, element, layer.elements[at - 1]?.color);
      }
  }
}

function writePattern(code: CodeWriter, { name, params }: Pattern): void {
  const values: Values = new Map(Object.entries(params).filter(([, value]) => value !== undefined));
  const form = patternForms.find((each) => each.name === name && each.fields.length === values.size);
  if (!form) throw new Error(`Lamp code has no form for ${name}.`);
  code.byte(form.tag);
  writeFields(code, form, values);
}

function writeElement(code: CodeWriter, element: Element, colorBefore: string | undefined): void {
  const form = formOf(element);
  const values: Values = new Map(Object.entries(element));
  const isPlaced = element.type === 'text' || element.type === 'icon';
  const isSame = element.color === colorBefore;
  const noX = isPlaced && element.x === undefined;
  const noY = isPlaced && element.y === undefined;
  code.byte(
    form.tag |
      (isSame ? elementFlags.sameColor : 0) |
      (noX ? elementFlags.noX : 0) |
      (noY ? elementFlags.noY : 0),
  );
  if (!isSame) code.color(element.color);
  writeFields(code, form, values);
}

function formOf(element: Element): ElementForm {
  const filled = element.type === 'circle' ? element.filled : undefined;
  const form = elementForms.find((each) => each.name === element.type && each.filled === filled);
  if (!form) throw new Error(`Lamp code has no form for ${element.type}.`);
  return form;
}

/** Fields without a value are omitted; a flag before them says so. */
function writeFields(code: CodeWriter, { fields }: CodeForm<string>, values: Values): void {
  for (const [key, kind] of fields) {
    const value = values.get(key);
    if (typeof value === 'number') writeNumber(code, kind, value);
    else if (typeof value === 'string') writeString(code, kind, value);
  }
}

function writeNumber(code: CodeWriter, kind: FieldKind, value: number): void {
  if (kind === 'speed') code.word(value);
  else if (kind === 'density') code.byte(Math.round(value * 100));
  else if (kind === 'coordinate') code.varint(value - limits.minCoordinate);
  else code.varint(value);
}

function writeString(code: CodeWriter, kind: FieldKind, value: string): void {
  if (kind === 'color') return code.color(value);
  if (kind === 'icon') return code.byte(iconNames.findIndex((name) => name === value));
  const characters = Array.from(value);
  code.byte(characters.length);
  for (const character of characters) code.byte(glyphCode(character));
}

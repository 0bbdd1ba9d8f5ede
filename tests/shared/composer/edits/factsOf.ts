import { layersOf } from '#shared/program/commandEdits';
import type { Element, Program } from '#shared/program/Program';

/** A value somewhere in a program. */
export type Fact = string | number;

/**
 * A program as named facts, for telling what an edit changed and what it left alone: `order`, `loop`, `flash.ms`,
 * `flash.fade`, `flash.color`, `greeting.ambient.speed`, `greeting.text.color`, `love.heart.color`.
 */
export function factsOf({ steps, loop }: Program): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>();
  facts.set('order', steps.map(({ id }) => id).join(' '));
  facts.set('loop', loop ? `${loop.count} ${loop.start_step} ${loop.end_step}` : 'none');
  for (const { id, command, duration, transition = 0 } of steps) {
    facts.set(`${id}.ms`, duration ?? 'stays');
    facts.set(`${id}.fade`, transition);
    for (const { layer, place } of layersOf(command)) {
      const path = place === 'front' ? id : `${id}.${place}`;
      if (layer.type === 'off') facts.set(`${path}.name`, 'off');
      else if (layer.type === 'pattern') addAll(facts, path, { name: layer.name, ...layer.params });
      else for (const element of layer.elements) addAll(facts, `${path}.${nameOf(element)}`, element);
    }
  }
  return facts;
}

function nameOf(element: Element): string {
  return element.type === 'icon' ? element.name : element.type;
}

function addAll(facts: Map<string, Fact>, path: string, fields: object): void {
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string' || typeof value === 'number') facts.set(`${path}.${field}`, value);
  }
}

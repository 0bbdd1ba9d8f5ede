import { geometryOf } from '#shared/animation/Geometry';
import { Canvas } from '#shared/animation/picture/Canvas';
import { scrollPeriodMs } from '#shared/animation/picture/textBrush';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Element } from '#shared/program/Program';
import { artOf } from './asArt';

export type TextPosition = { x?: number; y?: number };

export function text(content: string, place: TextPosition = {}): Extract<Element, { type: 'text' }> {
  return { type: 'text', content, ...place, color: '#FF0000' };
}

export function textArt(size: string, content: string, place: TextPosition = {}, ms = 0): string[] {
  return artOf(size, [text(content, place)], ms);
}

/** The ms after which a scrolling text starts again; 0 when it does not scroll. */
export function periodOf(size: string, content: string): number {
  return scrollPeriodMs(text(content), new Canvas(geometryOf(parseLayout(size))));
}

/** A picture without its empty rows. */
export function inked(art: readonly string[]): string[] {
  return art.filter((row) => row.includes('r'));
}

export function pointCount(art: readonly string[]): number {
  return art.join('').replaceAll('.', '').length;
}

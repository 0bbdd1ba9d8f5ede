import { useMemo } from 'react';
import type { Layout } from '#shared/lamp/Layout';
import { words } from '../../words/words';
import styles from './LayoutDrawing.module.css';
import { layoutPicture, type ZonePicture } from './layoutPicture';

/** A drawing of the LEDs and the wire from the first one on, as the lamp is seen. */
export function LayoutDrawing({ layout }: { readonly layout: Layout }) {
  const { viewBox, panel, ambient } = useMemo(() => layoutPicture(layout), [layout]);
  const label = words.inspector.lamp.layout.drawing(words.lamp.leds(layout));
  return (
    <svg className={styles['drawing']} viewBox={viewBox} role="img" aria-label={label}>
      <Zone zone={panel} name="panel" />
      <Zone zone={ambient} name="ambient" />
    </svg>
  );
}

function Zone({ zone, name }: { readonly zone: ZonePicture; readonly name: 'panel' | 'ambient' }) {
  if (!zone.first) return null;
  return (
    <g data-zone={name}>
      <path className={styles['wire']} d={zone.wire} />
      <path className={styles['dots']} d={zone.dots} />
      <circle className={styles['first']} cx={zone.first.x} cy={zone.first.y} r="0.34" />
    </g>
  );
}

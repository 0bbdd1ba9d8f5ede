import { geometryOf } from '../animation/Geometry';
import { programSchema, type Program } from '../program/Program';
import type { Layout } from './Layout';

/**
 * A test picture that shows how a lamp is wired and mounted: an arrow pointing up, the corners red (top left), green
 * (top right), blue (bottom right) and white (bottom left), and on the frame a light that runs clockwise.
 */
export function testProgram(layout: Layout): Program {
  const { columns, rows } = geometryOf(layout);
  const corner = (x: number, y: number, color: string) => ({
    type: 'rect',
    x,
    y,
    w: Math.min(2, columns),
    h: Math.min(2, rows),
    color,
  });
  const right = Math.max(columns - 2, 0);
  const bottom = Math.max(rows - 2, 0);
  return programSchema.parse({
    name: 'Test pattern',
    steps: [
      {
        id: 'test',
        command: {
          type: 'layers',
          front: {
            type: 'render',
            elements: [
              { type: 'icon', name: 'arrow-up', color: '#FFB040' },
              corner(0, 0, '#FF0000'),
              corner(right, 0, '#00FF00'),
              corner(right, bottom, '#0000FF'),
              corner(0, bottom, '#FFFFFF'),
            ],
          },
          ambient: {
            type: 'pattern',
            name: 'comet',
            params: { color: '#FFB040', bgColor: '#000000', speed: 4000 },
          },
        },
        duration: null,
      },
    ],
  });
}

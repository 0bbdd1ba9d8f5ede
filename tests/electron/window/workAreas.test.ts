import type { Screen } from 'electron';
import { expect, it } from 'vitest';
import { workAreasOf } from '../../../electron/window/windowPlacement';
import { FakeElectron } from '../../fakes/electron/FakeElectron';

it('lists each display once, the primary one first', () => {
  const electron = new FakeElectron();
  const display = (id: number) => ({ id, workArea: { x: id, y: 0, width: 100, height: 100 } });
  electron.displays = [display(2), display(1), display(3)];
  electron.screen.getAllDisplays = () => [display(1), display(2), display(3)];
  expect(workAreasOf(electron.screen as Screen).map(({ x }) => x)).toEqual([2, 1, 3]);
});

import type { NativeTheme } from 'electron';
import { expect, it } from 'vitest';
import type { ApiEvent } from '#shared/api/contract';
import { defaultSettings } from '#shared/api/settingsSchema';
import { followTheme } from '../../../electron/window/createDesktopWindow';
import { FakeElectron } from '../../fakes/electron/FakeElectron';

it('applies the chosen theme to the title bar, and reacts to nothing else', () => {
  const { nativeTheme } = new FakeElectron();
  const listeners = new Set<(event: ApiEvent) => void>();
  const stop = followTheme(nativeTheme as NativeTheme, {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const emit = (event: ApiEvent) => listeners.forEach((listener) => listener(event));
  emit({ area: 'settings', state: { ...defaultSettings, theme: 'light' } });
  expect(nativeTheme.themeSource).toBe('light');
  emit({ appendedTo: 'a', entries: [] });
  expect(nativeTheme.themeSource).toBe('light');
  stop();
  expect(listeners.size).toBe(0);
});

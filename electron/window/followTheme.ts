import type { NativeTheme } from 'electron';
import type { App } from '../app/App';

/** Lets title bar and native dialogs follow the theme that its owner has chosen, until the returned function is called. */
export function followTheme(nativeTheme: NativeTheme, app: Pick<App, 'subscribe'>): () => void {
  return app.subscribe((event) => {
    if ('area' in event && event.area === 'settings') nativeTheme.themeSource = event.state.theme;
  });
}

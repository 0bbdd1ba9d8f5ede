import { pathToFileURL } from 'node:url';
import { built } from './built.mjs';

// Until the desktop window is there, the page is served to a browser on this machine.
await import(pathToFileURL(built('main/serve.js', 'renderer/index.html')).href);

import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Chromium, where Debian and its like put it. */
export const chromiumPath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) =>
  existsSync(path),
);

/** Starts Chromium without a display. WebGL is drawn by the processor, so that the stage is the one people see. */
export async function launchChromium(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('There is no Chromium here.');
  // Only now: the benchmark imports this file where the package may be missing.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // Chromium's own sandbox refuses to run as root, as containers do.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { madeFirmwareHeaders } from '../../tools/firmwareTables';

describe('the headers of the firmware that are made from the app (npm run docs writes them)', () => {
  it.each(madeFirmwareHeaders().map(({ file, text }) => [basename(file), file, text]))(
    '%s',
    (_name, file, text) => {
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );
});

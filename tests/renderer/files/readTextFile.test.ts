import { assert, asyncProperty, integer, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTextFile } from '../../../renderer/files/readTextFile';
import { words } from '../../../renderer/words/words';

const fileOf = (...content: BlobPart[]) => new File(content, 'aurora.lamp.json');

describe('a file that is opened', () => {
  it('is read as it was written, whatever the language', async () => {
    await assert(
      asyncProperty(string({ unit: 'grapheme' }), async (text) => {
        // A byte order mark is not part of the text.
        const written = text.replace(/^\uFEFF/, '');
        expect(await readTextFile(fileOf(written), 1000)).toEqual({ ok: true, text: written });
      }),
    );
  });

  it('is refused when it is even one byte too large, with both sizes', async () => {
    await assert(
      asyncProperty(integer({ min: 1, max: 5000 }), async (maxBytes) => {
        expect((await readTextFile(fileOf('x'.repeat(maxBytes)), maxBytes)).ok).toBe(true);
        expect(await readTextFile(fileOf('x'.repeat(maxBytes + 1)), maxBytes)).toEqual({
          ok: false,
          message: words.files.tooLarge('aurora.lamp.json', maxBytes + 1, maxBytes),
        });
      }),
    );
    expect(words.files.tooLarge('a.json', 3e6, 2e6)).toMatch(/“a\.json” is too large: 3\sMB.* 2\sMB/);
  });

  it('is refused when it is not text, such as a picture chosen by mistake', async () => {
    const read = await readTextFile(fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47])), 1000);
    expect(read).toEqual({ ok: false, message: words.files.noText('aurora.lamp.json') });
  });

  it('is refused, with advice, when it was deleted after it was chosen', async () => {
    const gone = { name: 'a.json', size: 3, arrayBuffer: () => Promise.reject(new DOMException('gone')) };
    expect(await readTextFile(gone, 1000)).toEqual({ ok: false, message: words.files.unreadable('a.json') });
  });
});

import { assert, asyncProperty, integer, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTextFile } from '../../../renderer/files/readTextFile';
import { words } from '../../../renderer/words/words';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'aurora.lamp.json');

describe('a file that is brought', () => {
  it('is read as it was written, whatever the language', async () => {
    await assert(
      asyncProperty(string({ unit: 'grapheme' }), async (text) => {
        // A mark of the byte order at the beginning is no part of a text.
        const written = text.replace(/^\uFEFF/, '');
        expect(await readTextFile(fileOf(written), 1000)).toEqual({ ok: true, text: written });
      }),
    );
  });

  it('is refused when it is larger than allowed, by a single byte too, with both sizes', async () => {
    await assert(
      asyncProperty(integer({ min: 1, max: 5000 }), async (mostBytes) => {
        expect((await readTextFile(fileOf('x'.repeat(mostBytes)), mostBytes)).ok).toBe(true);
        expect(await readTextFile(fileOf('x'.repeat(mostBytes + 1)), mostBytes)).toEqual({
          ok: false,
          message: words.files.tooLarge('aurora.lamp.json', mostBytes + 1, mostBytes),
        });
      }),
    );
    expect(words.files.tooLarge('a.json', 3e6, 2e6)).toMatch(/“a\.json” is too large: 3\sMB.* 2\sMB/);
  });

  it('is refused when it is no text: a picture that was chosen by mistake', async () => {
    const read = await readTextFile(fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47])), 1000);
    expect(read).toEqual({ ok: false, message: words.files.noText('aurora.lamp.json') });
  });

  it('is refused with the next step when it is gone since it was chosen', async () => {
    const gone = { name: 'a.json', size: 3, arrayBuffer: () => Promise.reject(new DOMException('gone')) };
    expect(await readTextFile(gone, 1000)).toEqual({ ok: false, message: words.files.unreadable('a.json') });
  });
});

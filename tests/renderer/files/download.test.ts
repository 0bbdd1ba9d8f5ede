import { assert, asyncProperty, uint8Array } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadBase64, downloadText } from '../../../renderer/files/download';

/** Records what the browser was told to download. */
interface Download {
  readonly name: string;
  readonly data: Blob;
}

let downloads: Download[] = [];
let addresses = new Map<string, Blob>();

beforeEach(() => {
  downloads = [];
  addresses = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('URL', {
    createObjectURL: (data: Blob) => {
      const address = `blob:${addresses.size}`;
      addresses.set(address, data);
      return address;
    },
    revokeObjectURL: (address: string) => addresses.delete(address),
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      download: '',
      click() {
        const data = addresses.get(this.href);
        if (data) downloads.push({ name: this.download, data });
      },
    }),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a downloaded file', () => {
  it('has its name and its text', async () => {
    downloadText({ name: 'aurora.lamp.json', text: '{"é": "☆"}' });
    expect(downloads.map(({ name }) => name)).toEqual(['aurora.lamp.json']);
    expect(await downloads[0]?.data.text()).toBe('{"é": "☆"}');
  });

  it('has the exact bytes when it is not text', async () => {
    await assert(
      asyncProperty(uint8Array(), async (bytes) => {
        downloadBase64({ name: 'a.gif', base64: Buffer.from(bytes).toString('base64') });
        const data = await downloads.at(-1)?.data.arrayBuffer();
        expect(data && [...new Uint8Array(data)]).toEqual([...bytes]);
      }),
    );
  });

  it('stays available until the browser has started the download, at most a minute', () => {
    downloadText({ name: 'a.json', text: '' });
    vi.advanceTimersByTime(5000);
    expect(addresses.size).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(addresses.size).toBe(0);
  });
});

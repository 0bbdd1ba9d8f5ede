import type { IconPicture } from './icoOf';

/**
 * What macOS calls a PNG of each size: one name for a plain screen, one for a screen of double density that shows it at half
 * the size. There is none for 16 px, since macOS shows a PNG of that size wrongly in an app; it scales the one of 32 px.
 */
const typesOfSize: Readonly<Record<number, readonly string[]>> = {
  32: ['ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

/** A macOS icon that holds these pictures as they are; sizes that macOS does not know are left out. */
export function icnsOf(pictures: readonly IconPicture[]): Uint8Array {
  return chunk(
    'icns',
    Buffer.concat(
      pictures.flatMap(({ sizePx, png }) => (typesOfSize[sizePx] ?? []).map((type) => chunk(type, png))),
    ),
  );
}

function chunk(type: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'ascii');
  header.writeUInt32BE(header.length + content.length, 4);
  return Buffer.concat([header, content]);
}

/** A square picture as a PNG file. */
export interface IconPicture {
  readonly sizePx: number;
  readonly png: Uint8Array;
}

const headerBytes = 6;
const entryBytes = 16;

/** A Windows icon that holds these pictures as they are; none may be wider than 256 px. */
export function icoOf(pictures: readonly IconPicture[]): Uint8Array {
  const directory = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  pictures.forEach(({ sizePx, png }, index) => {
    const entry = directory.subarray(headerBytes + entryBytes * index);
    // One byte holds a side: 256 is written as 0.
    entry.writeUInt8(sizePx % 256, 0);
    entry.writeUInt8(sizePx % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

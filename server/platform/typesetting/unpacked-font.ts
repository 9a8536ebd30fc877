import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const header = 12;
const entry = 16;

const inFours = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * The TrueType font inside a WOFF font. PDFs need unpacked fonts: the library would unpack them for each document, in JavaScript, which
 * takes longer than all the rest.
 */
export const unpackedFont = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry;
    const [offset, packed, length] = [
      woff.readUInt32BE(at + 4),
      woff.readUInt32BE(at + 8),
      woff.readUInt32BE(at + 12),
    ];
    const data = woff.subarray(offset, offset + packed);
    // A table that compression would not have shrunk is stored as it is.
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const font = Buffer.alloc(
    header + count * entry + tables.reduce((sum, { data }) => sum + inFours(data.length), 0),
  );
  const power = Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** power * entry, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((count - 2 ** power) * entry, 10);
  let next = header + count * entry;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = header + index * entry;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(next, at + 8);
    font.writeUInt32BE(data.length, at + 12);
    data.copy(font, next);
    next += inFours(data.length);
  }
  return font;
};

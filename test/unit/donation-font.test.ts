import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackedFont } from '#server/platform/typesetting/script.ts';

const packages = createRequire(import.meta.url);

/** The checksum of the format: the sum of a table's 32-bit words, the last one filled up with zeros. */
const checksumOf = (table: Buffer): number => {
  const words = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
};

test.each(['latin-400', 'latin-ext-400', 'latin-600', 'latin-ext-600'])('%s unpacks completely', (file) => {
  const woff = readFileSync(
    packages.resolve(`@fontsource/instrument-sans/files/instrument-sans-${file}-normal.woff`),
  );
  const font = unpackedFont(woff);
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [checksum, offset, length] = [4, 8, 12].map((part) => font.readUInt32BE(at + part));
    return { tag: font.toString('latin1', at, at + 4), checksum, offset: offset ?? 0, length: length ?? 0 };
  });
  const found = new Set(tables.map(({ tag }) => tag));
  for (const tag of ['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name'])
    expect(found).toContain(tag);
  // The head holds a sum over the whole font, without its own.
  for (const { tag, checksum, offset, length } of tables)
    if (tag !== 'head')
      expect([tag, checksumOf(font.subarray(offset, offset + length))]).toEqual([tag, checksum]);
});

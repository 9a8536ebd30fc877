// Makes the icons in `public/` from favicon.svg. They are committed, because the mark changes once in years and no build should need an
// image library for it. Run `node scripts/generate/icons.ts` after a change.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

const folder = resolve(import.meta.dirname, '../../public');
const round = readFileSync(`${folder}/favicon.svg`);

// Phones cut their own shape out of an icon, so the ground reaches the edges, and the mark stays in the middle 80 %.
const square = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">
  <path d="M0 0h36v36H0Z" fill="#D9F24B"/>
  <path d="M0 26.5 9.5 20l4.5 2.8L23.5 11l4.3 5.8L36 27v9H0Z" fill="#0E1B17"/>
</svg>`);

const png = (svg: Buffer, size: number) =>
  sharp(svg, { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file with one PNG: a head of 6 bytes, an entry of 16, and the picture. */
const ico = (picture: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
};

const files: Record<string, Buffer> = {
  'favicon.ico': ico(await png(round, 32), 32),
  'apple-touch-icon.png': await png(square, 180),
  'icon-192.png': await png(round, 192),
  'icon-512.png': await png(round, 512),
  'icon-maskable-512.png': await png(square, 512),
};
for (const [name, content] of Object.entries(files)) writeFileSync(`${folder}/${name}`, content);

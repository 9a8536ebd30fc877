import sharp from 'sharp';
import {
  brokenProfile,
  foreignFiles,
  picture,
  pngHeader,
  polyglots,
  profileBomb,
  withChunk,
  withSegment,
} from './image-files.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' }, limitInputPixels: false });

/** One of each kind of hostile or heavy file, the heaviest that are decoded among them. */
export const attackImages = async (): Promise<Buffer[]> => {
  const jpeg = await picture(1600, 1200).jpeg().toBuffer();
  const png = await picture(500, 500).png().toBuffer();
  return [
    ...Object.values(foreignFiles),
    ...Object.values(polyglots(jpeg)),
    jpeg.subarray(0, jpeg.length / 2),
    png.subarray(0, png.length / 2),
    pngHeader(30_000, 30_000),
    pngHeader(7_000, 7_000),
    pngHeader(1, 1),
    withSegment(jpeg, 0xe2, brokenProfile()),
    withChunk(png, 'iCCP', profileBomb(200)),
    Buffer.concat([jpeg, Buffer.alloc(14 * 1024 * 1024)]),
    await plain(7071, 7071).jpeg().toBuffer(),
    await plain(4400, 4400).jpeg({ progressive: true }).toBuffer(),
    await plain(3100, 3100).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    await plain(4000, 4000).png({ progressive: true }).toBuffer(),
    await plain(2800, 2800).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    await plain(3800, 3800).webp({ effort: 0 }).toBuffer(),
    await plain(1990, 1500).avif({ effort: 0 }).toBuffer(),
    await picture(1600, 1200).toColourspace('cmyk').jpeg().toBuffer(),
  ];
};

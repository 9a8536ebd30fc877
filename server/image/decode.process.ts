import type { Sharp } from 'sharp';
import type { Crop } from './image.rules.ts';
import type { Rendition } from './image.types.ts';

/*
 * What the process of images does (server/image/image.drawing.ts), by name. It alone hands the bytes of strangers to a decoder.
 */

/** Seconds; an image that takes longer was made to. */
const patience = 15;

const load = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** What the decoder says of an image without decoding it. */
export type Header = {
  format: string;
  compression: string | null;
  width: number;
  height: number;
  channels: number;
  depth: string;
  isProgressive: boolean;
  chromaSubsampling: string | null;
  /** As it is shown. */
  upright: { width: number; height: number };
};

export const header = async (bytes: Uint8Array): Promise<Header> => {
  const sharp = await load();
  const found = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { format, compression, width, height, channels, depth, autoOrient } = found;
  return {
    format,
    compression: compression ?? null,
    width,
    height,
    channels,
    depth,
    isProgressive: found.isProgressive,
    chromaSubsampling: found.chromaSubsampling ?? null,
    upright: { width: autoOrient.width, height: autoOrient.height },
  };
};

const webp = { quality: 82, effort: 4 } as const;

export type Drawing = { bytes: Uint8Array; crop: Crop; widths: readonly number[]; mostPixels: number };

/** The image in each width, upright and cropped, as WebP that says nothing but its pixels. */
export const renditions = async ({ bytes, crop, widths, mostPixels }: Drawing): Promise<Rendition[]> => {
  const sharp = await load();
  const { scaled, ...region } = crop;
  const decode: Sharp = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract(region)
    .toColourspace('srgb')
    .timeout({ seconds: patience });
  // Decoded once. What the file said of itself is left behind with it: these are pixels alone.
  const { data, info } = await decode.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const drawn: Rendition[] = [];
  for (const width of widths) {
    const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
    drawn.push({ width, bytes: await resized.webp(webp).toBuffer() });
  }
  return drawn;
};

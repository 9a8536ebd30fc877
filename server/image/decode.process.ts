import type { Metadata, Sharp } from 'sharp';
import { groundOf } from '#machines/image/image.ground.ts';
import {
  cropOf,
  type FocalPoint,
  type ImageHeader,
  type ImageKind,
  mostPixels,
  type Rendition,
  refusalOf,
  widthsOf,
} from './image.rules.ts';
import type { ImageType } from './image.signature.ts';

/*
 * The tasks of the image process (server/image/image.ts), by name. Only this process decodes strangers' bytes.
 */

/** Seconds; only a malicious image takes longer. */
const patience = 15;

/** The library uses its own threads and caches nothing between images. */
const load = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

const formats: Readonly<Record<ImageType, string>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

const headerOf = (type: ImageType, found: Metadata): ImageHeader => ({
  type,
  width: found.width,
  height: found.height,
  channels: found.channels,
  bytesEach: found.depth === 'uchar' ? 1 : 2,
  isProgressive: found.isProgressive,
  isSubsampled: found.chromaSubsampling?.startsWith('4:2:0') === true,
});

/** HEIC has the same container as AVIF, and a file may claim another type. */
const isOfType = (type: ImageType, { format, compression }: Metadata): boolean =>
  format === formats[type] && (type !== 'avif' || compression === 'av1');

const webp = { quality: 82, effort: 4 } as const;

export type Drawing = FocalPoint & { bytes: Uint8Array; type: ImageType; kind: ImageKind };

export type Drawn =
  | { refusal: 'image-type-unknown' | 'image-too-small' | 'image-too-many-pixels' }
  | { refusal: null; renditions: Rendition[] };

/**
 * The image in each width of its kind, upright, cropped and opaque, as WebP with nothing but its pixels. The header is checked before
 * anything is decoded. Throws for an unreadable image.
 */
export const draw = async ({ bytes, type, kind, ...focal }: Drawing): Promise<Drawn> => {
  const sharp = await load();
  const found = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!isOfType(type, found)) return { refusal: 'image-type-unknown' };
  const upright = found.autoOrient;
  const refusal = refusalOf(headerOf(type, found), upright, kind);
  if (refusal !== null) return { refusal };
  const widths = widthsOf[kind];
  const { scaled, ...region } = cropOf(upright, { ...focal, kind, width: Math.max(...widths) });
  const decode: Sharp = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract(region)
    .toColourspace('srgb')
    .timeout({ seconds: patience });
  // Decoded once, to pixels alone: the file's metadata is dropped.
  const { data, info } = await decode.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const ground = info.channels === 4 ? groundOf(data) : null;
  const renditions: Rendition[] = [];
  for (const width of widths) {
    const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
    const opaque = ground === null ? resized : resized.flatten({ background: ground });
    renditions.push({ width, bytes: await opaque.webp(webp).toBuffer() });
  }
  return { refusal: null, renditions };
};

import type { Schemas } from '#openapi/contract.gen.ts';

export type ImageKind = Schemas['ImageKind'];

/** The centre of the crop: from 0, left or top, to 1. */
export type FocalPoint = { focalX: number; focalY: number };

/** The owner of the image's page. */
export type PageOwner = { personId: string } | { pelotonId: string };

/** One size of an image, in WebP. */
export type Rendition = { width: number; bytes: Uint8Array };

/** Width through height of each kind. */
const ratio: Readonly<Record<ImageKind, number>> = { profile: 1, cover: 3 };

/** The stored widths, the largest last: it is in the address. */
export const widthsOf: Readonly<Record<ImageKind, readonly number[]>> = {
  profile: [128, 512],
  cover: [640, 1280, 1920],
};

const leastWidth: Readonly<Record<ImageKind, number>> = { profile: 400, cover: 640 };

export const mostPixels = 50_000_000;

/** Bytes that decoding one image may take; the process itself takes 70 MB. */
const mostMemory = 60_000_000;

export type ImageHeader = {
  type: 'jpeg' | 'png' | 'webp' | 'avif';
  /** As stored, before rotation. */
  width: number;
  height: number;
  channels: number;
  /** Of one channel of one pixel. */
  bytesEach: number;
  /** A progressive JPEG, or an interlaced PNG: the first row is complete with the last byte. */
  isProgressive: boolean;
  /** A JPEG with a quarter of the colours. */
  isSubsampled: boolean;
};

/** Bytes for each pixel while an image is decoded, as measured (docs/images.md). Decoding row by row takes almost none. */
const bytesPerPixel = ({ type, channels, bytesEach, isProgressive, isSubsampled }: ImageHeader): number => {
  if (type === 'avif') return 20;
  if (type === 'webp') return 4;
  if (!isProgressive) return 0;
  // A progressive JPEG keeps all coefficients, two bytes each.
  if (type === 'jpeg') return isSubsampled ? 3 : channels * 2;
  return channels * bytesEach * 1.2;
};

/** Why an image is not decoded: it would take too much memory, or is too small. */
export const refusalOf = (
  header: ImageHeader,
  upright: Size,
  kind: ImageKind,
): 'image-too-many-pixels' | 'image-too-small' | null => {
  const pixels = header.width * header.height;
  if (pixels > mostPixels || pixels * bytesPerPixel(header) > mostMemory) return 'image-too-many-pixels';
  return cropWidth(upright, kind) < leastWidth[kind] ? 'image-too-small' : null;
};

type Size = { width: number; height: number };

/** The width of the largest crop in the kind's shape. */
const cropWidth = ({ width, height }: Size, kind: ImageKind): number =>
  Math.min(width, Math.round(height * ratio[kind]));

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Where a crop of `length` begins in `whole`, so that the focal point is as near to its middle as possible. */
const beginOf = (focal: number, length: number, whole: number): number =>
  between(0, Math.round(focal * whole - length / 2), whole - length);

type Crop = { scaled: Size; left: number; top: number; width: number; height: number };

/** How an upright image becomes one of `width`, or of its own smaller width: scaled as a whole, then cropped. */
export const cropOf = (
  upright: Size,
  { kind, width, focalX, focalY }: FocalPoint & { kind: ImageKind; width: number },
): Crop => {
  const full = cropWidth(upright, kind);
  const kept = Math.min(width, full);
  const height = Math.round(kept / ratio[kind]);
  const scale = kept / full;
  const scaled = {
    width: Math.max(kept, Math.round(upright.width * scale)),
    height: Math.max(height, Math.round(upright.height * scale)),
  };
  return {
    scaled,
    width: kept,
    height,
    left: beginOf(focalX, kept, scaled.width),
    top: beginOf(focalY, height, scaled.height),
  };
};

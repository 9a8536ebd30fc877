import type { FocalPoint, ImageKind } from './image.types.ts';

/** Width divided by height of the stored crop of each kind. */
export const ratioOf: Readonly<Record<ImageKind, number>> = { profile: 1, cover: 3 };

/** The least width of the crop, in pixels. */
export const leastWidth: Readonly<Record<ImageKind, number>> = { profile: 400, cover: 640 };

/** The most bytes that the API takes. */
export const mostBytes = 15 * 1024 * 1024;

type Size = { width: number; height: number };

/** The width of the largest crop in the kind's shape. */
export const cropWidth = ({ width, height }: Size, kind: ImageKind): number =>
  Math.min(width, Math.round(height * ratioOf[kind]));

export type Area = { left: number; top: number; width: number; height: number };

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * The crop that the server stores, in fractions of the image from 0 to 1. The focal point is as close to its centre as the image allows.
 */
export const areaOf = (size: Size, kind: ImageKind, { focalX, focalY }: FocalPoint): Area => {
  const width = cropWidth(size, kind) / size.width;
  const height = (width * size.width) / ratioOf[kind] / size.height;
  return {
    left: between(0, focalX - width / 2, 1 - width),
    top: between(0, focalY - height / 2, 1 - height),
    width,
    height,
  };
};

/** The focal point within the image, no farther out than the crop can move. */
export const withinCrop = (size: Size, kind: ImageKind, point: FocalPoint): FocalPoint => {
  const { left, top, width, height } = areaOf(size, kind, point);
  return { focalX: left + width / 2, focalY: top + height / 2 };
};

import type { FocalPoint, ImageKind } from './image.types.ts';

/** Width through height of what is kept of each kind. */
export const ratioOf: Readonly<Record<ImageKind, number>> = { profile: 1, cover: 3 };

/** Pixels that the crop needs at least in its width. */
export const leastWidth: Readonly<Record<ImageKind, number>> = { profile: 400, cover: 640 };

/** Bytes that the API takes. */
export const mostBytes = 15 * 1024 * 1024;

type Size = { width: number; height: number };

/** The width of the largest crop in the kind's shape. */
export const cropWidth = ({ width, height }: Size, kind: ImageKind): number =>
  Math.min(width, Math.round(height * ratioOf[kind]));

export type Area = { left: number; top: number; width: number; height: number };

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** What the server keeps, in parts of the image from 0 to 1: the focal point is as near to the middle as there is room. */
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

/** The focal point within the image, and no farther out than moves the crop. */
export const withinCrop = (size: Size, kind: ImageKind, point: FocalPoint): FocalPoint => {
  const { left, top, width, height } = areaOf(size, kind, point);
  return { focalX: left + width / 2, focalY: top + height / 2 };
};

import { flowError } from '#machines/flow-error.ts';
import { groundOf, grounds } from '#machines/image/image.ground.ts';
import { adviceOf } from '#machines/image/image.messages.ts';
import { cropWidth, leastWidth, mostBytes } from '#machines/image/image.rules.ts';
import type { ImageKind, ReadyImage } from '#machines/image/image.types.ts';
import { fileOf, replaceFile } from './chosen-files.ts';

/** Longer sides are reduced before sending: nothing larger is stored, and a phone's connection is slow. */
const longestSide = 2560;

/** The types that the API accepts; the browser converts all others that it can decode into JPEG, such as HEIC on an iPhone. */
const sent: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Refused: an SVG could load other resources, and a document is no picture. */
const isDrawing = (type: string): boolean => /svg|xml|pdf|html/.test(type);

const refusal = (code: string, message = adviceOf[code] ?? '') =>
  flowError({ kind: 'invalid', code, message });

const decode = async (blob: Blob): Promise<ImageBitmap> => {
  if (isDrawing(blob.type)) throw refusal('image-type-unknown');
  try {
    return await createImageBitmap(blob, { imageOrientation: 'from-image' });
  } catch {
    throw refusal(sent.includes(blob.type) ? 'image-unreadable' : 'image-type-unknown');
  }
};

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw refusal('image-unreadable');
  return { canvas, context };
};

/** Pixels of each side of the sample from which a picture's background is chosen; each is the mean of its part. */
const sampled = 256;

/** The background that the server would put behind transparent parts; null for a picture without them. */
const groundBehind = (bitmap: ImageBitmap): string | null => {
  const { context } = canvasOf(sampled, sampled);
  context.drawImage(bitmap, 0, 0, sampled, sampled);
  return groundOf(context.getImageData(0, 0, sampled, sampled).data);
};

type Redrawing = { width: number; height: number; ground: string };

/** The picture as a JPEG, without metadata such as place and time. */
const redraw = async (bitmap: ImageBitmap, { width, height, ground }: Redrawing): Promise<Blob> => {
  const { canvas, context } = canvasOf(width, height);
  // Otherwise transparent parts become black in a JPEG.
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (blob === null) throw refusal('image-unreadable');
  return blob;
};

const tooSmall = (kind: ImageKind) =>
  refusal(
    'image-too-small',
    `This picture is too small. It needs ${leastWidth[kind]} pixels ${
      kind === 'profile' ? 'in width and height' : 'in width'
    }. Choose a larger one.`,
  );

/** Reads a chosen file in the browser, and converts it for the API. Rejects with a FlowError that advises. */
export const prepareImage = async (id: string, kind: ImageKind): Promise<ReadyImage> => {
  const blob = fileOf(id);
  if (blob === undefined) throw refusal('image-unreadable', 'Choose the picture again.');
  const bitmap = await decode(blob);
  try {
    const { width, height } = bitmap;
    if (cropWidth(bitmap, kind) < leastWidth[kind]) throw tooSmall(kind);
    const scale = Math.min(1, longestSide / Math.max(width, height));
    // Converted, it has its background already while the person crops it.
    const ground = blob.type === 'image/jpeg' ? null : groundBehind(bitmap);
    const isSent = ground === null && scale === 1 && sent.includes(blob.type) && blob.size <= mostBytes / 4;
    // Reduced, such a narrow picture would be too small.
    const isNarrow = cropWidth({ width: width * scale, height: height * scale }, kind) < leastWidth[kind];
    const size = isNarrow
      ? { width, height }
      : { width: Math.round(width * scale), height: Math.round(height * scale) };
    const ready = isSent ? blob : await redraw(bitmap, { ...size, ground: ground ?? grounds.paper });
    if (ready.size > mostBytes) throw refusal('body-too-large');
    replaceFile(id, ready);
    return { previewUrl: URL.createObjectURL(ready), ...size };
  } finally {
    bitmap.close();
  }
};

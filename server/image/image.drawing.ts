import type { Metadata, Sharp } from 'sharp';
import { tooBusy } from '#server/platform/contract/admission.ts';
import { imageProblem } from './image.problems.ts';
import { checkHeader, cropOf, type ImageHeader, type Size, widthsOf } from './image.rules.ts';
import { type ImageType, typeOf } from './image.signature.ts';
import type { FocalPoint, ImageKind, Rendition } from './image.types.ts';

/** Seconds; an image that takes longer was made to. */
const patience = 15;

/** Uploads of one process that wait for their turn or are decoded. */
const mostWaiting = 8;

/** Loaded with the first image. It works in threads of its own, so no request waits for it, and keeps nothing afterwards. */
const loadSharp = async () => {
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
  isProgressive: found.isProgressive === true,
  isSubsampled: found.chromaSubsampling?.startsWith('4:2:0') === true,
});

/** The errors of the decoder are about the file; they say nothing that its sender doesn't know. */
const readable = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    throw imageProblem('image-unreadable', { cause: error });
  }
};

export type Checked = { bytes: Uint8Array; upright: Size };

/**
 * Reads the first bytes and the header, and decodes nothing.
 * @throws ProblemError
 */
export const checkImage = async (bytes: Uint8Array, kind: ImageKind): Promise<Checked> => {
  const type = typeOf(bytes);
  if (type === null) throw imageProblem('image-type-unknown');
  const sharp = await loadSharp();
  const found = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  // HEIC is in the same wrapping as AVIF; a file may call itself what it is not.
  if (found.format !== formats[type] || (type === 'avif' && found.compression !== 'av1'))
    throw imageProblem('image-type-unknown');
  const upright = { width: found.autoOrient.width, height: found.autoOrient.height };
  checkHeader(headerOf(type, found), upright, kind);
  return { bytes, upright };
};

const webp = { quality: 82, effort: 4 } as const;

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const draw = async (
  { bytes, upright }: Checked,
  { kind, ...focal }: FocalPoint & { kind: ImageKind },
): Promise<Rendition[]> => {
  const sharp = await loadSharp();
  const widths = widthsOf[kind];
  const { scaled, left, top, width, height } = cropOf(upright, {
    ...focal,
    kind,
    width: Math.max(...widths),
  });
  const decode: Sharp = sharp(bytes, { failOn: 'error', limitInputPixels: 50_000_000, sequentialRead: true })
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, width, height })
    .toColourspace('srgb')
    .timeout({ seconds: patience });
  // Decoded once. What the file said of itself is left behind with it: these are pixels alone.
  const { data, info }: Raw = await readable(
    decode.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  );
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    widths.map(async (wanted) => ({
      width: wanted,
      bytes: await sharp(data, { raw })
        .resize({ width: wanted, withoutEnlargement: true })
        .webp(webp)
        .toBuffer(),
    })),
  );
};

/** Draws one image at a time: as many at once would take as much memory as many times. */
export const imageDrawing = () => {
  let waiting = 0;
  let before: Promise<unknown> = Promise.resolve();
  return async (...given: Parameters<typeof draw>): Promise<Rendition[]> => {
    if (waiting >= mostWaiting) throw tooBusy();
    waiting += 1;
    const turn = before.then(() => draw(...given));
    before = turn.catch(() => {});
    return turn.finally(() => {
      waiting -= 1;
    });
  };
};

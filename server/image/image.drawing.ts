import { tooBusy } from '#server/platform/contract/admission.ts';
import { openProcess } from '#server/platform/processes/processes.ts';
import type * as decoding from './decode.process.ts';
import { imageProblem } from './image.problems.ts';
import { checkHeader, cropOf, type ImageHeader, mostPixels, type Size, widthsOf } from './image.rules.ts';
import { type ImageType, typeOf } from './image.signature.ts';
import type { FocalPoint, ImageKind, Rendition } from './image.types.ts';

/** Milliseconds for one image; the decoder gives up earlier. */
const patience = 20_000;

/** Images of one process that wait for their turn. */
const mostWaiting = 8;

const formats: Readonly<Record<ImageType, string>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

const headerOf = (type: ImageType, found: decoding.Header): ImageHeader => ({
  type,
  width: found.width,
  height: found.height,
  channels: found.channels,
  bytesEach: found.depth === 'uchar' ? 1 : 2,
  isProgressive: found.isProgressive,
  isSubsampled: found.chromaSubsampling?.startsWith('4:2:0') === true,
});

/** What fails is the file, whether the decoder says so, crashes or comes to no end; its words say nothing to who sent it. */
const readable = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    throw imageProblem('image-unreadable', { cause: error });
  }
};

export type Checked = { bytes: Uint8Array; upright: Size };

/** Looks at images and draws them, one at a time: several at once would take as much memory as many times. */
export const imageDrawing = () => {
  const inProcess = openProcess<typeof decoding>(new URL('./decode.process.ts', import.meta.url), patience);
  let waiting = 0;

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= mostWaiting) throw tooBusy();
    waiting += 1;
    try {
      return await readable(work());
    } finally {
      waiting -= 1;
    }
  };

  return {
    /**
     * Reads the first bytes and the header, and decodes nothing.
     * @throws ProblemError
     */
    check: async (bytes: Uint8Array, kind: ImageKind): Promise<Checked> => {
      const type = typeOf(bytes);
      if (type === null) throw imageProblem('image-type-unknown');
      const found = await inTurn(() => inProcess('header', bytes));
      // HEIC is in the same wrapping as AVIF; a file may call itself what it is not.
      if (found.format !== formats[type] || (type === 'avif' && found.compression !== 'av1'))
        throw imageProblem('image-type-unknown');
      checkHeader(headerOf(type, found), found.upright, kind);
      return { bytes, upright: found.upright };
    },

    draw: (
      { bytes, upright }: Checked,
      { kind, ...focal }: FocalPoint & { kind: ImageKind },
    ): Promise<Rendition[]> => {
      const widths = widthsOf[kind];
      const crop = cropOf(upright, { ...focal, kind, width: Math.max(...widths) });
      return inTurn(() => inProcess('renditions', { bytes, crop, widths, mostPixels }));
    },
  };
};

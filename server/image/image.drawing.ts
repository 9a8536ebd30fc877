import { tooBusy } from '#server/platform/contract/admission.ts';
import { openProcess } from '#server/platform/processes/processes.ts';
import type * as decoding from './decode.process.ts';
import { imageProblem } from './image.problems.ts';
import type { Rendition } from './image.types.ts';

/** Milliseconds for one image; the decoder gives up earlier. */
const patience = 20_000;

/** Images of one process that wait or are drawn. */
const mostWaiting = 8;

/** Draws images one at a time: several at once would multiply the memory. */
export const imageDrawing = () => {
  const inProcess = openProcess<typeof decoding>(new URL('./decode.process.ts', import.meta.url), patience);
  let waiting = 0;

  /** @throws ProblemError for an image that is refused or unreadable, or when too many wait */
  return async (drawing: decoding.Drawing): Promise<Rendition[]> => {
    if (waiting >= mostWaiting) throw tooBusy();
    waiting += 1;
    try {
      // The file is the cause, whether the decoder rejects it, crashes or does not end.
      const drawn = await inProcess('draw', drawing).catch((cause: unknown) => {
        throw imageProblem('image-unreadable', { cause });
      });
      if (drawn.refusal !== null) throw imageProblem(drawn.refusal);
      return drawn.renditions;
    } finally {
      waiting -= 1;
    }
  };
};

import { failureOfAnswer, failureOfThrown } from './failure.ts';

/** Milliseconds that a file may take, on a phone's connection. */
const fileTimeout = 20_000;

/**
 * Loads a file of the site that everybody may have, as it is now: what the browser keeps is compared first. Nobody's token goes along.
 * Rejects with a FlowError.
 */
export const loadFile = async (path: string): Promise<Blob> => {
  try {
    const answer = await fetch(
      new Request(new URL(path, location.href), {
        cache: 'no-cache',
        credentials: 'omit',
        signal: AbortSignal.timeout(fileTimeout),
      }),
    );
    if (!answer.ok) throw failureOfAnswer(answer.status, null);
    return await answer.blob();
  } catch (error) {
    throw failureOfThrown(error);
  }
};

import { failureOfAnswer, failureOfThrown } from './failure.ts';

/** Milliseconds that a file may take over a phone's connection. */
const fileTimeout = 20_000;

/**
 * Loads the current version of a public file of the site: the browser revalidates its cached copy. No token is sent. Rejects with a
 * FlowError.
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

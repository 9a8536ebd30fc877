import { openThread } from '#server/platform/threads/threads.ts';
import type * as papers from './render.thread.ts';

type Papers = typeof papers;

const inThread = openThread<Papers>(new URL('./render.thread.ts', import.meta.url));

const draw = async <Name extends keyof Papers>(
  name: Name,
  data: Parameters<Papers[Name]>[0],
): Promise<Buffer> => {
  // What was a buffer there comes here as bytes.
  const { buffer, byteOffset, byteLength } = await inThread(name, data);
  return Buffer.from(buffer, byteOffset, byteLength);
};

/** The receipt as a PDF. */
export const drawReceipt = (...data: Parameters<Papers['receipt']>[0]): Promise<Buffer> =>
  draw('receipt', data);

/** A year's summary as a PDF. */
export const drawSummary = (...data: Parameters<Papers['summary']>[0]): Promise<Buffer> =>
  draw('summary', data);

import { Piscina } from 'piscina';
import type * as papers from './donation.drawing.thread.ts';

type Papers = typeof papers;

/**
 * Papers are drawn in a thread of their own: one takes as long as dozens of gifts, and whatever else the process has to answer would
 * wait for it. The thread takes what processor time the others leave. It begins with the first paper and keeps no process alive.
 */
const thread = new Piscina<unknown, Uint8Array>({
  filename: new URL('./donation.drawing.thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  niceIncrement: 10,
});

const draw = async <Name extends keyof Papers>(
  name: Name,
  data: Parameters<Papers[Name]>[0],
): Promise<Buffer> => {
  // What was a buffer there comes here as bytes.
  const { buffer, byteOffset, byteLength } = await thread.run(data, { name });
  return Buffer.from(buffer, byteOffset, byteLength);
};

/** The receipt as a PDF. */
export const drawReceipt = (...data: Parameters<Papers['receipt']>[0]): Promise<Buffer> =>
  draw('receipt', data);

/** A year's summary as a PDF. */
export const drawSummary = (...data: Parameters<Papers['summary']>[0]): Promise<Buffer> =>
  draw('summary', data);

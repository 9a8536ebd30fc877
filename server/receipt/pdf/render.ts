import { openThread } from '#server/platform/threads/threads.ts';
import type * as pdfs from './render.thread.ts';

type Pdfs = typeof pdfs;

const inThread = openThread<Pdfs>(new URL('./render.thread.ts', import.meta.url));

const draw = async <Name extends keyof Pdfs>(
  name: Name,
  data: Parameters<Pdfs[Name]>[0],
): Promise<Buffer> => {
  // A buffer of the thread arrives as bytes.
  const { buffer, byteOffset, byteLength } = await inThread(name, data);
  return Buffer.from(buffer, byteOffset, byteLength);
};

export const drawReceipt = (...data: Parameters<Pdfs['receipt']>[0]): Promise<Buffer> =>
  draw('receipt', data);

export const drawSummary = (...data: Parameters<Pdfs['summary']>[0]): Promise<Buffer> =>
  draw('summary', data);

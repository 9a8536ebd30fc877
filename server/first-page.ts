import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageData } from './page-data.ts';

/** Milliseconds that a page waits for its data: it stands without them, and a slow database must not keep it back. */
const patience = 250;

const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Data that no browser runs, so the content security policy lets it be; without `<` nothing in it ends the element. */
const islandOf = (data: Record<string, unknown>): string =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The page with what it needs at once; as it was where that can't be had in time. */
export const withData = async (
  page: string,
  read: PageData[string],
  { log }: FastifyRequest,
): Promise<string> => {
  const data = await within(patience, read()).catch((error: unknown) => {
    log.warn({ err: error }, 'The page goes out without its data');
    return null;
  });
  if (data === null) return page;
  const end = page.lastIndexOf('</body>');
  return end < 0 ? page + islandOf(data) : page.slice(0, end) + islandOf(data) + page.slice(end);
};

const squeezers = {
  // Built files are squeezed as far as it goes; this is done for every visitor.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

const encodingFor = ({ headers }: FastifyRequest): keyof typeof squeezers | null => {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? null;
};

/** Sends a page that was made for this request: asked for anew each time, sent anew only when something in it changed. */
export const sendPage = async (
  page: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const tag = `W/"${createHash('sha256').update(page).digest('base64url')}"`;
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  if (encoding === null) return reply.send(page);
  return reply.header('content-encoding', encoding).send(await squeezers[encoding](page));
};

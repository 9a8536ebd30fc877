import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepLatest } from './platform/memory/latest.ts';

export type Page = { html: string; status: number };

const squeezers = {
  // Built files are squeezed as far as it goes. Here the last two hundredths would cost six times as long (17 ms a page).
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

type Encoding = keyof typeof squeezers;

/** How many squeezed pages are kept: some 25 kB each. */
const room = 400;
const keep = keepLatest<Buffer>(room);

/** Most pages are the same for many visitors: each is squeezed once, but for those that somebody thought up a query for. */
const squeeze = (encoding: Encoding, tag: string, page: string, url: string): Promise<Buffer> => {
  const make = () => squeezers[encoding](page);
  return url.includes('?') ? make() : keep(`${encoding} ${tag}`, make);
};

const encodingFor = ({ headers }: FastifyRequest): Encoding | null => {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? null;
};

/** Sends a page that was made for this request: asked for anew each time, sent anew only when something in it changed. */
export const sendPage = async (
  { html: page, status }: Page,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const tag = `W/"${createHash('sha256').update(page).digest('base64url')}"`;
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding, cookie' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.code(status).type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  if (encoding === null) return reply.send(page);
  return reply.header('content-encoding', encoding).send(await squeeze(encoding, tag, page, request.url));
};

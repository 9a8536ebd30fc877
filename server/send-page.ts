import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepLatest } from './platform/memory/latest.ts';

/** `tag` names what is in it. What is made for one request only is not worth its room when it is compressed. */
export type Page = { html: string; status: number; tag: string; isForOne: boolean };

export const pageOf = (html: string, status: number): Page => ({
  html,
  status,
  tag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
  isForOne: false,
});

const squeezers = {
  // Built files are squeezed as far as it goes. Here the last two hundredths would cost six times as long (17 ms a page).
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

type Encoding = keyof typeof squeezers;

/** How many squeezed pages are kept: some 25 kB each. */
const room = 400;
const keep = keepLatest<Buffer>(room);

/** Most pages are the same for many visitors: each is squeezed once. */
const squeeze = (encoding: Encoding, { html, tag, isForOne }: Page): Promise<Buffer> => {
  const make = () => squeezers[encoding](html);
  return isForOne ? make() : keep(`${encoding} ${tag}`, make);
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
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { html, status, tag } = page;
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding, cookie' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.code(status).type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  if (encoding === null) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await squeeze(encoding, page));
};

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepLatest } from '#server/platform/memory/latest.ts';
import { type Encoding, encodingFor, pack } from '#server/platform/pages/packing.ts';

/**
 * `tag` identifies the content. A page for one request only is not worth caching when it is compressed. A redirect has a `location`, an
 * address of this site.
 */
export type Page = { html: string; status: number; tag: string; isForOne: boolean; location: string | null };

export const pageOf = (html: string, status: number): Page => ({
  html,
  status,
  tag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
  isForOne: false,
  location: null,
});

export const passageTo = (location: string): Page => ({ ...pageOf('', 302), location });

/** Cached compressed pages: some 25 kB each. */
const room = 400;
const keep = keepLatest<Buffer>(room);

/** Most pages are the same for many visitors: each is compressed once. */
const packed = (encoding: Encoding, { html, tag, isForOne }: Page): Promise<Buffer> => {
  const make = () => pack(encoding, html);
  return isForOne ? make() : keep(`${encoding} ${tag}`, make);
};

/** Sends a page: browsers revalidate it each time, and get it again only when it changed. */
export const sendPage = async (
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { html, status, tag, location } = page;
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
  if (location !== null) return reply.redirect(location, status);
  reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.code(status).type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  if (encoding === null) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await packed(encoding, page));
};

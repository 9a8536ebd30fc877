import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { endUnreadable } from '#server/platform/unread-bodies.ts';
import { errorPageHeaders } from './answer-problems.ts';
import { type PlatformProblemCode, platformProblem } from './platform.problems.ts';

const codes: Readonly<Record<string, PlatformProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

type Unreadable = Error & { code?: string; rawPacket?: unknown };

/** A browser's request for a page. Its headers may be missing: an address that is too long fills the buffer. */
const isPageAsked = ({ rawPacket }: Unreadable): boolean =>
  /^GET \/(?!api[/? ])/i.test(Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 9) : '');

/** Answers input that Node can't parse as HTTP, such as an unknown method. There is neither request nor reply then. */
export async function answerUnreadable(
  this: FastifyInstance,
  error: Unreadable,
  socket: Socket,
): Promise<void> {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const traceId = randomUUID();
  const problem = platformProblem(codes[error.code ?? ''] ?? 'malformed-request').toProblem(traceId);
  const { status } = problem;
  const page = isPageAsked(error) ? await this.errorPage?.(status, false).catch(() => null) : null;
  const body = page?.html ?? JSON.stringify(problem);
  const headers = page ? errorPageHeaders : { 'content-type': 'application/problem+json; charset=utf-8' };
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ 'cache-control': 'no-store', ...this.transportHeaders, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    `content-length: ${Buffer.byteLength(body)}`,
    `trace-identifier: ${traceId}`,
    'connection: close',
  ];
  if (socket.writable) endUnreadable(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
}

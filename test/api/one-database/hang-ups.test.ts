import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationsOf } from '#server/operations.ts';
import { bindContract } from '#server/platform/contract/bind.ts';
import { logOptions } from '#server/platform/log.ts';
import { answerProblems, traceOptions } from '#server/platform/problems/answer-problems.ts';
import { givenEvent } from '#test/support/event/event.ts';

/** `over` holds the traces of the requests whose connections are closed. */
type Site = { address: string; lines: string[]; over: Set<string> };
type Line = { level: number; msg: string; traceId?: string; err?: unknown };

const linesOf = ({ lines }: Site, traceId: string): Line[] =>
  lines.flatMap((line) => (line.includes(`"traceId":"${traceId}"`) ? [JSON.parse(line) as Line] : []));

let requests = 0;
/** Sends this part of a request, and resolves once the server has begun to read it. */
const begin = async (site: Site, head: readonly string[], body = '') => {
  requests += 1;
  const traceId = `hang-up-${requests}`;
  const { port, hostname } = new URL(site.address);
  const socket = connect(Number(port), hostname);
  // The client gets an error when it hangs up.
  socket.on('error', () => {});
  socket.write([...head, `host: localhost:${port}`, `trace-identifier: ${traceId}`, '', body].join('\r\n'));
  await expect.poll(() => linesOf(site, traceId).length, { timeout: 30_000 }).toBeGreaterThan(0);
  return { socket, traceId };
};

/** All log lines about an interrupted request above the level of information. */
const complaints = async (site: Site, traceId: string): Promise<Line[]> => {
  await expect.poll(() => site.over.has(traceId), { timeout: 30_000 }).toBe(true);
  // The lines about the next request come after all about this one.
  const { socket } = await begin(site, ['GET /api/health HTTP/1.1', 'connection: close']);
  await once(socket.resume(), 'close');
  return linesOf(site, traceId).filter(({ level, err }) => level > 30 || err !== undefined);
};

const ways = [
  ['closes', (socket: Socket) => socket.destroy()],
  ['resets', (socket: Socket) => socket.resetAndDestroy()],
] as const;

const { api } = givenEvent();
let app: FastifyInstance;
let site: Site;
beforeAll(async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  app = Fastify({ logger: { ...logOptions('info'), stream }, ...traceOptions });
  answerProblems(app);
  const over = new Set<string>();
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.raw.once('close', () => over.add(id));
  });
  await app.register(async (scope) => bindContract(scope, api.platform, operationsOf(api.platform)), {
    prefix: '/api',
  });
  app.get('/whole', () => Buffer.alloc(64_000_000, 'a'));
  app.get('/stream', () => Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(1_000_000, 'a'))));
  site = { address: await app.listen({ host: '127.0.0.1', port: 0 }), lines, over };
});
afterAll(async () => {
  await app.close();
  await api.close();
});

describe.each(ways)('A client that %s its connection causes no error in the log', (_how, hangUp) => {
  test('during a request', async () => {
    const key = `idempotency-key: ${crypto.randomUUID()}`;
    const head = [
      'POST /api/donation HTTP/1.1',
      key,
      'content-type: application/json',
      'content-length: 5000',
    ];
    const { socket, traceId } = await begin(site, head, '{"amount":');
    hangUp(socket);
    expect(await complaints(site, traceId)).toEqual([]);
  });

  test.each(['/whole', '/stream', '/api/live?of=Event'])('during the answer of %s', async (path) => {
    const { socket, traceId } = await begin(site, [`GET ${path} HTTP/1.1`]);
    await once(socket, 'data');
    hangUp(socket);
    expect(await complaints(site, traceId)).toEqual([]);
  });

  test.each(['/whole', '/stream', '/api/live?of=Event'])('before the answer of %s', async (path) => {
    const { socket, traceId } = await begin(site, [`GET ${path} HTTP/1.1`]);
    hangUp(socket);
    expect(await complaints(site, traceId)).toEqual([]);
  });
});

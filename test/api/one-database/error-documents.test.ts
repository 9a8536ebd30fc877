import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '#server/pages/pages.ts';
import { answerBadAddress, answerProblems, traceOptions } from '#server/platform/problems/answer-problems.ts';
import { answerUnreadable } from '#server/platform/problems/answer-unreadable.ts';
import { blankRenderer, type Renderer } from '#server/platform/render/renderer.ts';
import { readSettings } from '#server/read-settings.ts';

const built = mkdtempSync(join(tmpdir(), 'errors-'));
const template =
  '<title>Product</title><link rel="modulepreload" href="/assets/a.js"><body><div id="root"></div><script type="module" src="/assets/a.js"></script></body>';

const renderer: Renderer = {
  ...blankRenderer,
  renderPage: async ({ url }) => ({ html: `<p>${url}</p>`, status: 200 }),
  renderError: async ({ status, hasSignedIn }) => ({
    title: `Product | ${status}: Sorry`,
    html: `<h1>${status}${hasSignedIn ? ' for you' : ''}</h1>`,
  }),
};

const isBroken = ({ pathname }: URL) => pathname === '/broken';

let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  writeFileSync(join(built, 'index.html'), template);
  app = Fastify({
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200 },
    ...traceOptions,
  });
  answerProblems(app);
  app.get('/api/things/:name', () => ({}));
  await serveSite(app, {
    settings: readSettings({}),
    built,
    pages: {
      loadRenderer: async () => renderer,
      pageData: async () => ({}),
      headOf: async (address) => {
        if (isBroken(address)) throw new Error('The head broke');
        return { status: 200, key: '', write: (document) => document };
      },
    },
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(built, { recursive: true });
});

const asBrowsersDo = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** Sends the address over a connection, because every client would normalize it first. */
const goTo = async (path: string, { method = 'GET', headers = {} } = {}) => {
  const asked = request(origin, { path, method, headers: { ...asBrowsersDo, ...headers } });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
};

const document = (status: number, who = '') => ({
  title: `<title>Product | ${status}: Sorry</title>`,
  root: `<div id="root"><h1>${status}${who}</h1></div>`,
});

const expectDocument = (answer: Awaited<ReturnType<typeof goTo>>, status: number) => {
  expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  const { title, root } = document(status);
  expect(answer.body).toContain(title);
  expect(answer.body).toContain(root);
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
};

const long = 'a'.repeat(300);

test.each([
  ['/%zz', 400],
  ['/%E0%A4%A', 400],
  [`/${long}`, 404],
  ['/%00', 404],
  ['/profile/%00', 404],
  ['/..%2f..%2fetc', 404],
  ['/wp-login.php', 404],
  ['/.env', 404],
  ['/assets/gone.js', 404],
  ['/sandbox/nothing', 404],
  ['/about\\us', 404],
  ['/broken', 500],
])('a browser that opens %s gets an error page with status %i', async (path, status) => {
  expectDocument(await goTo(path), status);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('rejects %s to a page with 405', async (method) => {
  const answer = await goTo('/about', { method, headers: { 'content-type': 'text/plain' } });
  expectDocument(answer, 405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test('an error page has no script, is not cached, and carries its trace identifier', async () => {
  const { headers, body } = await goTo('/%zz');
  expect(body).not.toContain('/assets/a.js');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("script-src 'none'");
  expect(headers['trace-identifier']).toMatch(/^[\w-]{36}$/);
});

test('an error page for a signed-in person offers no sign-in', async () => {
  const { body } = await goTo('/%zz', { headers: { cookie: 'msalAccountState=1' } });
  expect(body).toContain(document(400, ' for you').root);
});

test.each([
  ['an unknown API address', '/api/nothing', asBrowsersDo],
  ['an API address with a parameter of 300 letters', `/api/things/${long}`, asBrowsersDo],
  ['a script', '/assets/gone.js', { accept: '*/*' }],
])('%s is answered with a problem document', async (_, path, headers) => {
  const answer = await goTo(path, { headers });
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
});

test.each([
  ['//about', '/about'],
  ['/a//b?from=//c', '/a/b?from=//c'],
  ['///', '/'],
  ['/%61bout/', '/about'],
  ['/%41bout', '/about'],
  ['//evil.example/', '/evil.example'],
  ['/index.html', '/'],
])('redirects %s permanently to %s', async (path, place) => {
  const { status, headers } = await goTo(path);
  expect([status, headers.location]).toEqual([308, place]);
});

/** The answer to bytes that are no request. */
const say = async (bytes: string): Promise<string> => {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

test('answers an address that is too long to read with an error page and 431', async () => {
  const answer = await say(`GET /about?${'z'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('content-type: text/html; charset=utf-8');
  expect(answer).toContain(document(431).root);
});

test('answers an API address that is too long with the problem headers-too-large', async () => {
  const answer = await say(`GET /api/user?${'z'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(answer).toContain('"code":"headers-too-large"');
});

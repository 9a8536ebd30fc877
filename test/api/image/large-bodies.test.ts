import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, tokenFor } from '#test/support/api.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { given } from '#test/support/given.ts';
import { heavyPicture } from '#test/support/image/image-files.ts';
import { multipart, uploadRequest } from '#test/support/image/upload.ts';
import { sendWhole, type WholeRequest } from '#test/support/send-whole.ts';

const MB = 1024 * 1024;
let address: string;
let person: Person;
const api = given(startApi);
beforeAll(async () => {
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  person = await newPerson(api.store.db);
});

/** Each place that reads a body, with more bytes than its limit. */
const tooMuch = async (): Promise<[string, WholeRequest][]> => {
  const post = (path: string, type: string, more = {}): WholeRequest => ({
    path,
    headers: { 'content-type': type, ...more },
    body: Buffer.alloc(8 * MB, ' '),
  });
  const known = { authorization: `Bearer ${tokenFor(person)}`, 'idempotency-key': randomUUID() };
  return [
    ['a picture', uploadRequest(person, await heavyPicture(21 * MB))],
    ['JSON', post('/api/registration/profile', 'application/json', known)],
    ['a form of a webhook', post('/api/payment/webhook', 'application/x-www-form-urlencoded')],
    ['JSON of a webhook', post('/api/payment/chariot/webhook', 'application/json')],
    ['a security report', post('/security-reports', 'application/csp-report')],
  ];
};

test('rejects a too large body with 413, sent with a length or in chunks', async () => {
  for (const [name, request] of await tooMuch())
    for (const framing of ['length', 'chunks'] as const)
      for (const more of [{}, { connection: 'close' }]) {
        const headers = { ...request.headers, ...more };
        const { status, code } = await sendWhole(address, { ...request, headers, framing });
        expect({ status, code }, `${name}, ${framing}, ${Object.keys(more)}`).toEqual({
          status: 413,
          code: 'body-too-large',
        });
      }
});

test.each([{}, { connection: 'close' }])(
  'a request that is refused for another reason gets that answer (%o)',
  async (more) => {
    const { path, body } = uploadRequest(person, await heavyPicture(13 * MB));
    const headers = { 'content-type': multipart, ...more };
    for (const framing of ['length', 'chunks'] as const)
      expect(await sendWhole(address, { path, headers, body, framing })).toMatchObject({
        status: 401,
        code: 'sign-in-required',
      });
  },
);

test('rejects a too large body before it is sent, after Expect: 100-continue', async () => {
  const ask = async (request: WholeRequest) => {
    const { status, isAsked } = await sendWhole(address, { ...request, framing: 'expect' });
    return { status, isAsked };
  };
  for (const [name, request] of await tooMuch())
    expect(await ask(request), name).toEqual({ status: 413, isAsked: false });
  const small = uploadRequest(person, await heavyPicture(MB));
  const stranger = { ...small, headers: { 'content-type': multipart } };
  expect(await ask(stranger)).toEqual({ status: 401, isAsked: false });
  expect(await ask(small)).toEqual({ status: 200, isAsked: true });
});

test.each([
  ['of headers that are too large', { cookie: 'x'.repeat(40_000) }, 431],
  ['of two lengths', { 'transfer-encoding': 'chunked' }, 400],
])('a large body behind a head %s gets the right status', async (_, headers, status) => {
  const request = { path: '/api/registration/profile', headers, body: Buffer.alloc(8 * MB) };
  expect(await sendWhole(address, request)).toMatchObject({ status });
});

test('rejects uploads beyond the capacity before it reads them', async () => {
  const image = await heavyPicture(13 * MB);
  const people = await Promise.all(Array.from({ length: 8 }, () => newPerson(api.store.db)));
  let isAnyAnswered = false;
  const uploads = people.map(async (each) => {
    const { status, isAsked } = await sendWhole(address, {
      ...uploadRequest(each, image),
      framing: 'expect',
    });
    isAnyAnswered ||= status === 200;
    return `${status}${isAsked ? ', read' : ''}`;
  });
  const other = fetch(`${address}/api/settings`).then(({ status }) => ({ status, isAnyAnswered }));
  const answers = await Promise.all(uploads);
  expect(answers.sort()).toEqual([...Array(3).fill('200, read'), ...Array(5).fill('503')]);
  // Another request waits for none of them.
  expect(await other).toEqual({ status: 200, isAnyAnswered: false });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendRequest } from '#src/api/send-request.ts';
import { matching, oneOf, searchParams } from '#src/app/search-params.ts';

const read = searchParams({ step: oneOf(['route', 'fee']), choose: matching(/^[a-z,]{1,5}$/) });

test.each([
  [
    { step: 'route', choose: 'a,b' },
    { step: 'route', choose: 'a,b' },
  ],
  [{ step: 'ROUTE', choose: '<script>' }, {}],
  [{ step: ['route'], choose: 5 }, {}],
  [{ choose: 'abcdef', other: 'x' }, {}],
  [{}, {}],
])('the address %o says %o', (given, said) => {
  expect(read(given)).toEqual(said);
});

const sent: Request[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return new Response(null, { status: 204 });
  });
});

afterEach(() => vi.unstubAllGlobals());

const base = { method: 'get', data: undefined, headers: {}, signal: undefined } as const;

test('path and query parameters are encoded, lists repeated, what is not given left out', async () => {
  const config = {
    path: { id: 'a/b?c' },
    query: { jobType: ['tents', 'water & food'], date: undefined, page: 2 },
  };
  await sendRequest('http://localhost/api', { ...base, endpoint: '/ride/{id}/roster', config });
  await sendRequest('http://localhost/api', { ...base, endpoint: 'event', config: {} });
  expect(sent.map(({ url }) => url)).toEqual([
    'http://localhost/api/ride/a%2Fb%3Fc/roster?jobType=tents&jobType=water+%26+food&page=2',
    'http://localhost/api/event',
  ]);
});

test('only a body makes a request JSON, and a nothing comes back as undefined', async () => {
  const answer = await sendRequest('http://localhost/api', { ...base, endpoint: '/event', config: {} });
  await sendRequest('http://localhost/api', {
    ...base,
    method: 'post',
    data: null,
    endpoint: '/event',
    config: {},
  });
  expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([null, 'application/json']);
  expect(answer).toMatchObject({ status: 204, body: undefined });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { genericCall } from '#src/api/call.ts';
import { matching, oneOf, searchParams } from '#src/app/router/search-params.ts';

const read = searchParams({ step: oneOf(['route', 'fee']), choose: matching(/^[a-z,]{1,5}$/) });

test.each([
  [
    { step: 'route', choose: 'a,b' },
    { step: 'route', choose: 'a,b' },
  ],
  [
    { step: 'ROUTE', choose: '<script>' },
    { step: undefined, choose: undefined },
  ],
  [
    { step: ['route'], choose: 5 },
    { step: undefined, choose: undefined },
  ],
  [
    { choose: 'abcdef', other: 'x' },
    { step: undefined, choose: undefined },
  ],
  [{}, { step: undefined, choose: undefined }],
])('the search parameters %o are read as %o, with undeclared names dropped', (given, said) => {
  expect(read(given)).toStrictEqual(said);
});

const sent: Request[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return new Response(null, { status: 204 });
  });
});

afterEach(() => vi.unstubAllGlobals());

test('path and query parameters are encoded, lists are repeated, and undefined ones are left out', async () => {
  const config = {
    path: { id: 'a/b?c' },
    query: { jobType: ['tents', 'water & food'], date: undefined, page: 2 },
  };
  await genericCall({ method: 'get', endpoint: '/ride/{id}/roster', config });
  await genericCall({ method: 'get', endpoint: 'event' });
  expect(sent.map(({ url }) => url)).toEqual([
    'http://localhost:3000/api/ride/a%2Fb%3Fc/roster?jobType=tents&jobType=water%20%26%20food&page=2',
    'http://localhost:3000/api/event',
  ]);
});

test('only a request with a body has a JSON content type, and a 204 answer is undefined', async () => {
  const answer = await genericCall({ method: 'get', endpoint: '/event' });
  await genericCall({ method: 'post', data: null, endpoint: '/event' });
  expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([null, 'application/json']);
  expect(answer).toBeUndefined();
});

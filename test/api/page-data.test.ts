import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageDataOf } from '#server/page-data.ts';
import { seed } from '#server/seed/seed.ts';
import { startApi, type TestApi } from '#test/support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const homeData = async () => pageDataOf(api.platform)['/']?.();

test('before anything is announced there are no data', async () => {
  await expect(homeData()).rejects.toMatchObject({ code: 'event-not-found' });
});

test('the first page’s data are the API’s very answer', async () => {
  await seed(api.platform);
  const { body } = await api.send('GET', '/event');
  expect(JSON.parse(JSON.stringify(await homeData()))).toEqual({ getEvent: body });
});

test('what the sandbox chose for the answer is left to a request of the browser’s', async () => {
  await api.platform.outcomes.choose('getEvent', { kind: 'problem', code: 'event-not-found' });
  expect(await homeData()).toBeNull();
  expect((await api.send('GET', '/event')).status).toBe(404);
  expect(await homeData()).not.toBeNull();
});

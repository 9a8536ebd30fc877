import { beforeAll, expect, test } from 'vitest';
import type { Renderer } from '#server/platform/render/renderer.ts';
import { seed } from '#server/seed/seed.ts';
import * as rendering from '#src/render/render.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';

// Both sides have the same contract, but different names for its types.
const renderer: Renderer = { ...rendering, renderPage: async () => null };
const api = given(() => startApi({ overrides: { loadRenderer: async () => renderer } }));
beforeAll(() => seed(api.platform));

const page = (path: string) => api.send<{ html: string; code?: string }>('GET', `/content/page?path=${path}`);
const as = async (firstName: string) => {
  const { oid, emailAddress } = await api.platform.db
    .selectFrom('person')
    .select(['oid', 'emailAddress'])
    .where('firstName', '=', firstName)
    .where('cmsPreview', '=', firstName === 'Grace')
    .orderBy('createdAt')
    .executeTakeFirstOrThrow();
  return { oid, emailAddress };
};
const draft = '/about/news/what-the-pilots-found';

test('a content page names the same ride routes as the API', async () => {
  const { body: event } = await api.send<{ rides: { id: string }[] }>('GET', '/event');
  const routes = await api.send<{ name: string }[]>('GET', `/ride/${event.rides[0]?.id}/routes`);
  const { status, body } = await page('/ride-weekend');
  expect(status).toBe(200);
  expect(routes.body.filter(({ name }) => !body.html.includes(name))).toEqual([]);
});

test.each(['/nothing', '/about/', '/%2e%2e/about', draft])(
  'returns 404 page-not-found for %s',
  async (path) => {
    expect([(await page(path)).status, (await page(path)).body.code]).toEqual([404, 'page-not-found']);
  },
);

test.each(['about', '', `/${'a'.repeat(300)}`])('rejects the path %j with 400', async (path) => {
  expect((await page(path)).status).toBe(400);
});

test('shows drafts only to people with preview permission', async () => {
  const ask = async (caller?: { oid: string; emailAddress: string }) =>
    api.send<{ isDraft?: boolean; code?: string }>('GET', `/content/draft?path=${draft}`, {
      ...(caller && { as: caller }),
    });
  const answers = [await ask(), await ask(await as('Maya')), await ask(await as('Grace'))];
  expect(answers.map(({ status, body }) => [status, body.code ?? body.isDraft])).toEqual([
    [401, 'sign-in-required'],
    [403, 'drafts-not-yours'],
    [200, true],
  ]);
});

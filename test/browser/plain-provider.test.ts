import type { Page } from 'playwright/test';
import { type Site, startSite } from '#scripts/site/start-site.ts';
import { watchCalls } from '#test/support/browser/calls-under-way.ts';
import { type PlainProvider, startPlainProvider } from '#test/support/plain-provider.ts';
import { appCookies } from '#test/support/sign-in.ts';
import { test as base, expect } from './site.ts';

/** Its own site with a provider that is not Azure's. */
const test = base.extend<object, { started: { site: Site; provider: PlainProvider } }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const provider = await startPlainProvider();
      const variables = { ...provider.variables, CHECK_RESPONSES: 'yes', PAGE_WAIT_MS: '60000' };
      const site = await startSite(variables, 'test/browser/plain-provider-site.ts');
      provider.open(site.address);
      await use({ site, provider });
      await site.stop();
      await provider.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ started }, use) => use(started.site.address),
  ignoreHTTPSErrors: true,
});

// One worker, so one site and one provider.
test.describe.configure({ mode: 'default' });

type User = { emailAddress: string; loginType: string; oid: string; firstName: string };

const signIn = async (page: Page, email: string, path = '/register') => {
  await page.goto(`/sign-in?${new URLSearchParams({ prevPath: path })}`);
  await page.getByRole('button', { name: 'Sign in or create an account' }).click();
  await page.getByLabel('Address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(path);
};

/** A hint, a token, an address or the person's id in a parameter; the library's state and scopes are neither. */
const telling = (sub: string) =>
  new RegExp(`[?&](id_token|login|logout)_hint=|eyJ[\\w-]+\\.eyJ|@|%40|${sub}`);

const addressesOf = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
};

const isTokens = ({ pathname }: URL) => pathname === '/climb/token';

test('a user of a plain OpenID provider signs in, reloads, is renewed silently and signs out', {
  tag: '@gate',
}, async ({ page, started }) => {
  const { sub, email } = started.provider.email('pia');
  const addresses = addressesOf(page);
  const calls = watchCalls(page);
  await page.clock.install();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/user') && response.ok());
  await signIn(page, email);
  const user = (await (await answered).json()) as User;
  expect(user).toMatchObject({ oid: sub, emailAddress: email, loginType: 'Unknown', firstName: 'Pia' });
  expect(await appCookies(page)).toMatchObject({ currentUserPublicId: expect.stringMatching(/^pia-plain-/) });

  // A valid token is used again, regardless of the provider's address.
  const grants: string[] = [];
  page.on('request', (request) => {
    if (isTokens(new URL(request.url()))) grants.push(request.postData() ?? '');
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /Profile menu|Pia/ })).toBeVisible();
  await page.goto('/registration');
  // Once the page has its data, leaving it interrupts nothing.
  await expect(page.getByRole('heading', { name: 'How do you want to take part?' })).toBeVisible();
  expect(grants).toEqual([]);

  const renewed = page.waitForRequest((request) => isTokens(new URL(request.url())));
  await calls.allAnswered();
  await page.clock.fastForward('56:00');
  expect((await renewed).postData()).toContain('grant_type=refresh_token');

  await page.goto('/auth/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  expect(await appCookies(page)).toEqual({ logoutReason: 'navigated-to-logout-page' });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in or create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Plain sign-in' })).toBeVisible();
  expect(addresses.filter((address) => telling(sub).test(address))).toEqual([]);
});

test.describe('when the refresh token is refused', () => {
  test.use({ allowedComplaints: ['Failed to load resource'] });

  test('a hidden frame requests a new token, and its address contains no personal data', async ({
    page,
    started,
  }) => {
    const { sub, email } = started.provider.email('pia');
    const addresses = addressesOf(page);
    const calls = watchCalls(page);
    await page.clock.install();
    await signIn(page, email);
    await expect(page.getByRole('button', { name: /Profile menu|Pia/ })).toBeVisible();

    // Once the page has its data, only the renewal asks for a token.
    await expect(page.getByRole('button', { name: 'Start registration' })).toBeVisible();

    const refused = {
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: 'invalid_grant' },
    };
    await page.route(isTokens, (route) => route.fulfill(refused), { times: 1 });
    const framed = page.waitForRequest((request) => request.url().includes('prompt=none'));
    await calls.allAnswered();
    await page.clock.fastForward('56:00');
    const { pathname } = new URL((await framed).url());
    expect(pathname).toBe('/climb/auth');
    expect(addresses.filter((address) => telling(sub).test(address))).toEqual([]);
  });
});

test('the API rejects the provider’s tokens with a wrong audience, issuer, algorithm or missing claims with 401', async ({
  page,
  started,
}) => {
  const { provider } = started;
  const { sub, email } = provider.email('olga');
  const ask = async (token: string) => {
    const answer = await page.request.get('/api/user', { headers: { authorization: `Bearer ${token}` } });
    return `${answer.status()} ${((await answer.json()) as { code: string }).code}`;
  };
  expect(await ask(provider.sign({ sub, email }))).toBe('403 contact-required');
  const wrong: [Record<string, unknown>, 'RS256' | 'RS512'][] = [
    [{ sub, email, aud: 'climb-app' }, 'RS256'],
    [{ sub, email, iss: 'https://localhost/climb' }, 'RS256'],
    [{ sub, email }, 'RS512'],
    [{ email }, 'RS256'],
    [{ sub }, 'RS256'],
  ];
  for (const [claims, alg] of wrong)
    expect(await ask(provider.sign(claims, alg)), JSON.stringify(claims)).toBe('401 token-invalid');
});

import type { Page } from 'playwright/test';

/** One answer of the provider's token address. */
export type Tokens = {
  accessToken: string /** When the identity token runs out, epoch milliseconds. */;
  runsOutAt: number;
};

type Claims = { exp: number; [claim: string]: unknown };

const claimsOf = (jwt: string): Claims =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Claims;

const expiryOf = (jwt: string): number => claimsOf(jwt).exp * 1000;

/** The same token, running out later. Its signature is wrong then; the browser leaves that to the API. */
const later = (jwt: string, milliseconds: number): string => {
  const claims = claimsOf(jwt);
  const moved = JSON.stringify({ ...claims, exp: claims.exp + milliseconds / 1000 });
  return jwt.replace(/\..*\./, `.${Buffer.from(moved).toString('base64url')}.`);
};

export const isTokenAddress = (address: string) => new URL(address).pathname.endsWith('/oauth2/v2.0/token');

/** What happens at the provider's token address from now on: requests as they are made, tokens as they arrive. */
export const watchTokens = (page: Page) => {
  const requests: string[] = [];
  const tokens: Tokens[] = [];
  page.on('request', (request) => {
    if (isTokenAddress(request.url()))
      requests.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '');
  });
  page.on('response', async (response) => {
    if (!isTokenAddress(response.url()) || !response.ok()) return;
    const { access_token, id_token } = (await response.json()) as Record<'access_token' | 'id_token', string>;
    tokens.push({ accessToken: access_token, runsOutAt: expiryOf(id_token) });
  });
  return { requests, tokens };
};

/** The provider refuses the refresh token, as it does once that has run out or was taken back. */
export const refuseRefreshing = (page: Page) =>
  page.route(
    (url) => isTokenAddress(url.href),
    (route) =>
      route.fulfill({
        status: 400,
        json: { error: 'invalid_grant', error_description: 'The provided grant has expired.' },
      }),
  );

/** Hidden frames get no answer from now on. Gives how many of them wait for one. */
export const silenceFrames = async (page: Page): Promise<() => Promise<number>> => {
  await page.route(/\/oauth2\/v2\.0\/authorize\?.*prompt=none/, () => undefined);
  // The library opens a channel for the answer in the moment in which its time begins to run.
  await page.addInitScript(() => {
    const Channel = globalThis.BroadcastChannel;
    const opened = { count: 0 };
    Object.assign(globalThis, { opened });
    globalThis.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name);
        if (/^[0-9a-f]{8}-/.test(name)) opened.count += 1;
      }
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { opened: { count: number } }).opened.count);
};

/** From now on the provider's identity tokens run out later, as if its clock had gone along with the page's. */
export const moveProvider = (page: Page, milliseconds: number) =>
  page.route(
    (url) => isTokenAddress(url.href),
    async (route) => {
      const response = await route.fetch();
      const tokens = (await response.json()) as { id_token: string };
      await route.fulfill({ response, json: { ...tokens, id_token: later(tokens.id_token, milliseconds) } });
    },
  );

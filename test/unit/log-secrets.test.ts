import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { authorizeAddress, policies, redeem, refresh, type Tokens } from '#test/support/authorize.ts';
import { card, donation } from '#test/support/event/donations.ts';
import { injectOverHttp } from '#test/support/inject-over-http.ts';
import {
  dataFolder,
  killServer,
  killServers,
  slowStarts,
  startServer,
} from '#test/support/server-process.ts';
import { siteVisitor } from '#test/support/site-visitor.ts';

const { folder, remove } = dataFolder();
vi.setConfig({ testTimeout: slowStarts });
afterEach(killServers);
afterAll(remove);

type Site = Pick<FastifyInstance, 'inject'>;

const signUp = policies.emailSignUp.tfp;
const signIn = policies.emailSignIn.tfp;
const { tfp: reset } = policies.passwordReset;
const { tfp: google } = policies.google;
const person = { email: 'quiet.person@example.com', password: 'Quiet-Summit-2027' };

const codeSentTo = async (site: Site, kind: 'sign-up-code' | 'password-reset-code'): Promise<string> => {
  const query = new URLSearchParams({ to: person.email, kind });
  const answer = await site.inject({ url: `/sandbox/api/mail?${query}` });
  return (answer.json() as { subject: string }[]).at(0)?.subject.slice(0, 6) ?? '';
};

type Secrets = string[];

const deviceData = 'collected-about-this-browser';

/** A mailed code is six digits, which a time may hold too: it counts only as a word of its own. */
const tells = (line: string, secret: string): boolean =>
  /^\d+$/.test(secret) ? line.split(/\D+/).includes(secret) : line.includes(secret);

/** A client of the site that keeps every cookie. */
const keepingCookies = ({ inject }: Site, cookies: Set<string>): Site => {
  const keeping = async (request: InjectOptions) => {
    const answer = await inject(request);
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const value = /^[^=]+=([^;]{8,})/.exec(line)?.[1];
      if (value !== undefined) cookies.add(value);
    }
    return answer;
  };
  return { inject: keeping as Site['inject'] };
};

/** The code in the fragment of the provider's answer. */
const keepFragment = (url: URL, secrets: Secrets) => {
  const code = new URLSearchParams(url.hash.slice(1)).get('code');
  if (code !== null) secrets.push(code);
};

const keepTokens = (tokens: Tokens, secrets: Secrets) => {
  secrets.push(tokens.access_token, tokens.id_token, tokens.refresh_token);
};

const signUpAndIn = async (site: Site, secrets: Secrets): Promise<Tokens> => {
  const { visit } = siteVisitor(site);
  const page = await visit(authorizeAddress(signUp));
  await visit(page.url.href, { action: 'send-code', email: person.email });
  const code = await codeSentTo(site, 'sign-up-code');
  secrets.push(code);
  await visit(page.url.href, { action: 'confirm-code', code });
  const form = { action: 'create', firstName: 'Quiet', lastName: 'Person' };
  const back = await visit(page.url.href, {
    ...form,
    password: person.password,
    confirmation: person.password,
  });
  keepFragment(back.url, secrets);
  keepTokens((await redeem(site, signUp, back.url)).body, secrets);

  const again = siteVisitor(site);
  const door = await again.visit(authorizeAddress(signIn));
  await again.visit(door.url.href, { email: person.email, password: 'Wrong-Summit-2027' });
  await again.visit(door.url.href, { email: 'nobody.here@example.com', password: person.password });
  const inside = await again.visit(door.url.href, person);
  keepFragment(inside.url, secrets);
  const { body: tokens } = await redeem(site, signIn, inside.url);
  keepTokens(tokens, secrets);
  const { body: renewed } = await refresh(site, signIn, tokens.refresh_token);
  keepTokens(renewed, secrets);
  await refresh(site, signIn, `${tokens.refresh_token}x`);
  await redeem(site, signIn, inside.url);
  return renewed;
};

/** The other ways to tokens: a new password, and the simulator for Google. */
const goOtherWays = async (site: Site, secrets: Secrets): Promise<void> => {
  const forgetful = siteVisitor(site);
  const { url } = await forgetful.visit(authorizeAddress(reset));
  await forgetful.visit(url.href, { action: 'send-code', email: person.email });
  const code = await codeSentTo(site, 'password-reset-code');
  await forgetful.visit(url.href, { action: 'confirm-code', code });
  const password = 'Newer-Summit-2028';
  const saved = await forgetful.visit(url.href, { action: 'save', password, confirmation: password });
  secrets.push(code, password);
  keepFragment(saved.url, secrets);
  keepTokens((await redeem(site, reset, saved.url)).body, secrets);

  const social = siteVisitor(site);
  const chooser = await social.visit(authorizeAddress(google, { prompt: 'select_account' }));
  const other = { action: 'use-other', email: 'nia.north@example.com', firstName: 'Nia', lastName: 'North' };
  const consent = await social.visit(chooser.url.href, other);
  const agreed = await social.visit(consent.url.href, { action: 'agree' });
  keepFragment(agreed.url, secrets);
  keepTokens((await redeem(site, google, agreed.url)).body, secrets);
};

const callApi = async (site: Site, { access_token: token, id_token: idToken }: Tokens): Promise<number[]> => {
  const call = async (method: 'GET' | 'POST', url: string, authorization: string, payload?: object) =>
    (
      await site.inject({
        method,
        url,
        headers: {
          authorization,
          cookie: `identity_session=${token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        ...(payload && { payload: JSON.stringify(payload) }),
      })
    ).statusCode;
  const contact = { oid: decodeJwt(token).oid, firstName: 'Quiet', lastName: 'Person', email: person.email };
  const fail = { target: 'getCurrentUser', outcome: { kind: 'problem', code: 'unexpected' } };
  return [
    await call('POST', '/api/user', `Bearer ${token}`, contact),
    await call('POST', '/api/user', `Bearer ${token}`, { ...contact, email: 'another.person@example.com' }),
    await call('POST', '/api/user', `Bearer ${token}`, {
      ...contact,
      email: 'not an address@example.com',
      firstName: '',
    }),
    await call('GET', '/api/user', `Bearer ${token}`),
    await call('GET', '/api/user', `Bearer ${idToken}`),
    await call('GET', '/api/user', `Bearer ${token.slice(0, -4)}`),
    await call('GET', '/api/user', `Basic ${Buffer.from(person.email).toString('base64')}`),
    await call('POST', '/sandbox/api/outcomes', '', fail),
    await call('GET', '/api/user', `Bearer ${token}`),
    await call('GET', `/api/user/${person.email}`, `Bearer ${token}`),
    await call('GET', `/api/nothing/${token}`, ''),
    await call('POST', '/api/donation', `Bearer ${token}`, donation({ deviceData })),
    await call(
      'POST',
      '/api/donation',
      `Bearer ${token}`,
      donation({ deviceData, payment: card('fake-bad-cvv-nonce') }),
    ),
    await call('POST', '/api/donation', `Bearer ${token}`, { ...donation({ deviceData }), amount: 'much' }),
    await call('GET', `/api/user?access_token=${token}&email=${person.email}`, `Bearer ${token}`),
  ];
};

/** Addresses with secrets that don't belong there. */
const visitBadly = async (site: Site, { id_token: idToken }: Tokens) => {
  const query = new URLSearchParams({
    id_token_hint: idToken,
    email: person.email,
    code: 'a-code-in-a-query',
  });
  for (const path of [
    '/auth/token',
    '/auth/logout',
    `/identity/nothing`,
    '/nothing.js',
    '/%zz',
    '/api/%zz',
    '//',
  ])
    await site.inject({ url: `${path}?${query}` });
  const { visit } = siteVisitor(site);
  await visit(`${authorizeAddress(signIn).split('authorize')[0]}logout?${query}`);
};

/** Bytes that are no HTTP, with a token. */
const speakNonsense = async (address: string, token: string) => {
  const socket = connect(Number(new URL(address).port), 'localhost');
  socket.end(`NONSENSE /?token=${token} HTTP/1.1\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await text(socket);
};

test('the trace log contains no token, code, password, cookie or e-mail address', async () => {
  const server = await startServer({
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    PAYMENTS_TIMEOUT_MS: '20000',
    CHECK_RESPONSES: 'yes',
    SEED: 'yes',
  });
  if (server.address === null) throw new Error(server.lines.join('\n'));
  const cookies = new Set<string>();
  const site = keepingCookies(injectOverHttp(server.address), cookies);
  const secrets: Secrets = [person.password, 'Wrong-Summit-2027', 'a-code-in-a-query', deviceData];
  const tokens = await signUpAndIn(site, secrets);
  expect(await callApi(site, tokens)).toEqual([
    201, 422, 400, 200, 401, 401, 401, 201, 500, 400, 404, 201, 402, 400, 400,
  ]);
  await goOtherWays(site, secrets);
  await visitBadly(site, tokens);
  await speakNonsense(server.address, tokens.access_token);
  await killServer(server, 'SIGTERM');

  // Three passwords, two mailed codes, one in a query, what was collected about a browser; by four ways in, a code and three tokens each; three renewed tokens.
  expect(secrets).toHaveLength(3 + 2 + 1 + 1 + 4 * 4 + 3);
  expect(cookies.size).toBeGreaterThan(5);
  // The sandbox's demo accounts are printed at the start, beside the log.
  const log = server.lines.filter((line) => line.startsWith('{')).join('\n');
  expect(server.lines.length).toBeGreaterThan(60);
  expect(
    server.lines.filter((line) => [...secrets, ...cookies].some((secret) => tells(line, secret))),
  ).toEqual([]);
  expect(log).toContain('"securityEvent":"token-refused"');
  expect(log).not.toMatch(/eyJ[\w-]{10}/);
  expect(log).not.toMatch(/[\w.+-]+(@|%40)[\w-]+\.\w/);
  expect(log).not.toMatch(/set-cookie|"cookie"|authorization"/i);
});

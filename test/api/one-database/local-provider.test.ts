import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { createLocalAccount } from '#server/simulators/identity/accounts.ts';
import { accountOf } from '#src/features/auth/account.ts';
import { startApi } from '#test/support/api.ts';
import {
  authorizeAddress,
  fragmentOf as fragment,
  policies,
  redeem,
  refresh,
} from '#test/support/authorize.ts';
import { given } from '#test/support/given.ts';
import { localIdentity } from '#test/support/identity.ts';
import { siteVisitor } from '#test/support/site-visitor.ts';

const signIn = policies.emailSignIn.tfp;
const signUp = policies.emailSignUp.tfp;
const password = 'Summit-2027';

const api = given(() => startApi({ overrides: { identity: localIdentity() } }));
beforeAll(() =>
  createLocalAccount(api.store.db, {
    email: 'Ann@Example.com',
    password,
    firstName: 'Ann',
    lastName: 'Alder',
  }),
);

const codeFor = async (email: string): Promise<string> => {
  const emails = await api.store.db
    .selectFrom('mailOutbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return emails.at(0)?.subject.slice(0, 6) ?? '';
};

const signedIn = async () => {
  const { visit } = siteVisitor(api.app);
  const page = await visit(authorizeAddress(signIn));
  return visit(page.url.href, { email: 'ann@example.com', password });
};

describe('E-mail sign-in', () => {
  test('shows a message for an unknown address, escaped', async () => {
    const { visit } = siteVisitor(api.app);
    const page = await visit(authorizeAddress(signIn));
    const answer = await visit(page.url.href, { email: '"><script>alert(1)</script>@example.com', password });
    expect(answer.text).toContain('We don’t know this address.');
    expect(answer.text).not.toContain('<script>alert');
  });

  test('shows a message for a wrong password, without repeating it', async () => {
    const { visit } = siteVisitor(api.app);
    const page = await visit(authorizeAddress(signIn));
    const answer = await visit(page.url.href, { email: 'ann@example.com', password: 'Summit-2026' });
    expect(answer.text).toContain('That’s not the right password.');
    expect(answer.text).not.toContain('Summit-2026');
  });

  test('returns tokens with Azure AD B2C’s claims, which the refresh token renews', async () => {
    const back = await signedIn();
    expect(fragment(back)).toMatchObject({ state: 'a-state' });
    const { status, body } = await redeem(api.app, signIn, back.url);
    expect(status).toBe(200);
    const claims = { tfp: signIn, emails: ['Ann@Example.com'], given_name: 'Ann', family_name: 'Alder' };
    expect(decodeJwt(body.id_token)).toMatchObject(claims);
    expect(decodeJwt(body.access_token)).toMatchObject(claims);
    expect(JSON.parse(Buffer.from(body.client_info, 'base64url').toString())).toMatchObject({
      uid: `${decodeJwt(body.id_token).oid}-b2c_1_email_signin`,
    });
    const renewed = await refresh(api.app, signIn, body.refresh_token);
    expect(renewed.status).toBe(200);
    const twice = await refresh(api.app, signIn, body.refresh_token);
    expect(twice.status).toBe(200);
  });

  test('cancel returns Azure’s error AADB2C90091 to the app', async () => {
    const { visit } = siteVisitor(api.app);
    const page = await visit(authorizeAddress(signIn));
    expect(fragment(await visit(`${page.url.href}/cancel`))).toMatchObject({
      error: 'access_denied',
      error_description: expect.stringMatching(/^AADB2C90091: /),
    });
  });

  test('signs in silently while the session lasts', async () => {
    const { visit } = siteVisitor(api.app);
    const page = await visit(authorizeAddress(signIn));
    await visit(page.url.href, { email: 'ann@example.com', password });
    expect(fragment(await visit(authorizeAddress(signIn, { prompt: 'none' })))).toHaveProperty('code');
  });

  test('rejects a foreign redirect address and a request without PKCE', async () => {
    const { visit } = siteVisitor(api.app);
    for (const redirect_uri of ['https://evil.example/auth/token', 'http://localhost:3000/elsewhere']) {
      const answer = await visit(authorizeAddress(signIn, { redirect_uri }));
      expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('redirect_uri') });
    }
    const bare = new URL(authorizeAddress(signIn), 'http://localhost:3000');
    bare.searchParams.delete('code_challenge');
    bare.searchParams.delete('code_challenge_method');
    expect(fragment(await visit(bare.href))).toMatchObject({ error: 'invalid_request' });
  });
});

describe('E-mail sign-up', () => {
  const started = async (email: string) => {
    const visitor = siteVisitor(api.app);
    const page = await visitor.visit(authorizeAddress(signUp));
    const code = await visitor.visit(page.url.href, { action: 'send-code', email });
    return { ...visitor, address: page.url.href, code };
  };

  test('confirms the address by code and creates an account that the API accepts at once', async () => {
    const email = 'walt@example.com';
    const { visit, address, code } = await started(email);
    expect(code.text).toContain('six-digit code');
    const details = await visit(address, { action: 'confirm-code', code: await codeFor(email) });
    expect(details.text).toContain('is confirmed');
    const back = await visit(address, {
      action: 'create',
      firstName: 'Walt',
      lastName: 'Wren',
      password,
      confirmation: password,
    });
    const { body: tokens } = await redeem(api.app, signUp, back.url);
    const { oid } = decodeJwt(tokens.id_token);
    const contact = await api.send<{ emailAddress: string }>('POST', '/user', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
      body: { oid, firstName: 'Walt', lastName: 'Wren', email },
    });
    expect(contact).toMatchObject({ status: 201, body: { emailAddress: email, firstName: 'Walt' } });
  });

  test('lets in a person whose names at the provider read like web addresses', async () => {
    const email = 'jane.doe@example.com';
    const { visit, address } = await started(email);
    await visit(address, { action: 'confirm-code', code: await codeFor(email) });
    const names = { firstName: 'jane.doe@evil.com', lastName: 'Prize.Live' };
    const back = await visit(address, { action: 'create', ...names, password, confirmation: password });
    const { body: tokens } = await redeem(api.app, signUp, back.url);
    const { body: settings } = await api.send<Schemas['PublicSettings']>('GET', '/settings');
    const { oid, firstName, lastName } = accountOf(decodeJwt(tokens.id_token), '', settings.identity, 0);
    const contact = await api.send('POST', '/user', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
      body: { oid, firstName, lastName, email },
    });
    expect(contact).toMatchObject({ status: 201, body: { firstName: 'jane doe', lastName: 'Prize Live' } });
  });

  test('shows errors for weak and different passwords beside their fields', async () => {
    const email = 'weak@example.com';
    const { visit, address } = await started(email);
    await visit(address, { action: 'confirm-code', code: await codeFor(email) });
    const form = { action: 'create', firstName: ' ', lastName: 'Wren' };
    const weak = await visit(address, { ...form, password: 'short', confirmation: 'short' });
    expect(weak.text).toContain('Use at least 8 characters.');
    expect(weak.text).toContain('Enter your first name.');
    const plain = await visit(address, { ...form, password: 'longenoughbutplain', confirmation: '' });
    expect(plain.text).toContain('Mix in one more kind');
    const other = await visit(address, { ...form, password, confirmation: 'Summit-2028' });
    expect(other.text).toContain('The two passwords differ.');
  });

  test('rejects an address that already has an account, ignoring case', async () => {
    const { code } = await started('ANN@example.COM');
    expect(code.text).toContain('This address already has an account.');
  });

  test('a code allows five tries within twenty minutes', async () => {
    const email = 'slow@example.com';
    const { visit, address } = await started(email);
    const real = await codeFor(email);
    const other = real === '000000' ? '000001' : '000000';
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answer = await visit(address, { action: 'confirm-code', code: other });
      expect(answer.text).toContain('That’s not the code we sent.');
    }
    const late = await visit(address, { action: 'confirm-code', code: real });
    expect(late.text).toContain('Too many tries with this code');

    await visit(address, { action: 'send-again' });
    const again = await codeFor(email);
    api.clock.advance(20 * 60_000 + 1);
    const expired = await visit(address, { action: 'confirm-code', code: again });
    expect(expired.text).toContain('This code has expired');
  });

  test('cannot create the account before the address is confirmed', async () => {
    const { visit, address } = await started('jump@example.com');
    const answer = await visit(address, {
      action: 'create',
      firstName: 'J',
      lastName: 'J',
      password,
      confirmation: password,
    });
    expect(answer.text).toContain('Check your mail');
  });

  test('answers a request without the cookie with 410 and “This page has run out”', async () => {
    const { address } = await started('lost@example.com');
    const { status, text } = await siteVisitor(api.app).visit(address);
    expect({ status, text }).toEqual({ status: 410, text: expect.stringContaining('This page has run out') });
  });
});

test('discovery names this origin’s endpoints below the nominal issuer', async () => {
  const { visit } = siteVisitor(api.app);
  const path = '/identity/product.onmicrosoft.com/b2c_1_email_signin';
  const page = await visit(`${path}/v2.0/.well-known/openid-configuration`);
  expect(JSON.parse(page.text)).toMatchObject({
    issuer: expect.stringMatching(/^https:\/\/product\.b2clogin\.com\/tfp\//),
    authorization_endpoint: `http://localhost:3000${path}/oauth2/v2.0/authorize`,
    token_endpoint: `http://localhost:3000${path}/oauth2/v2.0/token`,
    end_session_endpoint: `http://localhost:3000${path}/oauth2/v2.0/logout`,
    jwks_uri: `http://localhost:3000${path}/discovery/v2.0/keys`,
  });
});

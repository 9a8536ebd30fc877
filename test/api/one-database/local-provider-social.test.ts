import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountPath } from '#server/platform/identity/simulated-tenant.ts';
import { authorizeAddress, fragmentOf, redeem, refresh } from '#test/support/authorize.ts';
import { given } from '#test/support/given.ts';
import { facebook, google, openProvider, signIn, type Visitor } from './local-provider.fixtures.ts';

let known: { oid: string; email: string | null };
const provider = given(openProvider);
beforeAll(async () => {
  known = await provider.socialAccount('google', 'gus.green@example.com');
  await provider.socialAccount('facebook', null);
});

const asked = '<h1>Product would like your name and e-mail address</h1>';
const choosing = (tfp: string) => authorizeAddress(tfp, { prompt: 'select_account' });

const another = async (visitor: Visitor, tfp: string, form: Record<string, string>) => {
  const { url } = await visitor.visit(choosing(tfp));
  return visitor.visit(url.href, { action: 'use-other', firstName: 'Nia', lastName: 'North', ...form });
};

describe('Social sign-in: account list', () => {
  test('lists the provider’s accounts and says that the page stands in for the provider', async () => {
    const page = await provider.visitor().visit(choosing(google));
    expect(page.text).toContain('<h1>Choose a Google account</h1>');
    expect(page.text).toContain('This page stands in for Google.');
    expect(page.text).toContain('gus.green@example.com');
    expect(page.text).not.toContain('No e-mail address');
    const other = await provider.visitor().visit(choosing(facebook));
    expect(other.text).toContain('<h1>Choose a Facebook account</h1>');
    expect(other.text).toContain('No e-mail address');
  });

  test('returns tokens of the policy for the chosen account', async () => {
    const visitor = provider.visitor();
    const { url } = await visitor.visit(choosing(google));
    const back = await visitor.visit(url.href, { account: known.oid });
    const { id_token, access_token } = await provider.tokens(google, back);
    expect(decodeJwt(id_token)).toMatchObject({ tfp: google, oid: known.oid, emails: [known.email] });
    expect(await provider.asks(access_token)).toBe('403 contact-required');
  });

  test('rejects an account that is not on the list', async () => {
    // The list ends after the third.
    for (const name of ['b', 'c', 'd']) await provider.socialAccount('google', provider.newEmail(name));
    const unlisted = await provider.socialAccount('google', provider.newEmail('e'));
    const elsewhere = await provider.account();
    for (const account of [unlisted.oid, elsewhere.oid, 'nonsense', '']) {
      const visitor = provider.visitor();
      const { url } = await visitor.visit(choosing(google));
      expect((await visitor.visit(url.href, { account })).text).toContain('<h1>Choose a Google account</h1>');
    }
  });

  test('cancel returns Azure’s error AADB2C90091', async () => {
    const { visit } = provider.visitor();
    const { url } = await visit(choosing(facebook));
    expect(fragmentOf(await visit(`${url.href}/cancel`))).toMatchObject({
      error: 'access_denied',
      error_description: expect.stringMatching(/^AADB2C90091: /),
    });
  });
});

describe('Social sign-in: another account', () => {
  test('creates an account from a name and an address, and finds it again by the address', async () => {
    const email = provider.newEmail('nia');
    const oids = [];
    for (const typed of [email, email.toUpperCase()]) {
      const visitor = provider.visitor();
      const answer = await another(visitor, google, { email: typed });
      const back = answer.text.includes(asked) ? await agree(visitor, answer.url.href) : answer;
      const { id_token } = await provider.tokens(google, back);
      expect(decodeJwt(id_token)).toMatchObject({ emails: [email], given_name: 'Nia', family_name: 'North' });
      oids.push(decodeJwt(id_token).oid);
    }
    expect(new Set(oids).size).toBe(1);
  });

  test('creates a separate person for each provider although the addresses are equal', async () => {
    const { oid, email } = await provider.account();
    const oids = [oid];
    for (const tfp of [google, facebook]) {
      const visitor = provider.visitor();
      const { url } = await another(visitor, tfp, { email });
      const { id_token } = await provider.tokens(tfp, await agree(visitor, url.href));
      oids.push(String(decodeJwt(id_token).oid));
    }
    expect(new Set(oids).size).toBe(3);
  });

  test('requires a name, and an address with Google', async () => {
    const empty = await another(provider.visitor(), google, { firstName: ' ', email: '' });
    expect(empty.text).toContain('Enter a first name.');
    expect(empty.text).toContain('Enter an e-mail address.');
    const partial = await another(provider.visitor(), facebook, { email: 'nia' });
    expect(partial.text).toContain('Enter it in full, like ann@example.com.');
  });

  test('a Facebook account without an address gets tokens without emails, which the API rejects', async () => {
    const visitor = provider.visitor();
    const { url, text } = await another(visitor, facebook, { email: '' });
    expect(text).toContain('This account has none');
    const { id_token, access_token } = await provider.tokens(facebook, await agree(visitor, url.href));
    expect(decodeJwt(id_token)).toHaveProperty('oid');
    expect(decodeJwt(id_token)).not.toHaveProperty('emails');
    expect(await provider.asks(access_token)).toBe('401 token-invalid');
  });
});

const agree = (visitor: Visitor, address: string) => visitor.visit(address, { action: 'agree' });

describe('Consent', () => {
  const newcomer = async (): Promise<{ visitor: Visitor; address: string }> => {
    const visitor = provider.visitor();
    const page = await another(visitor, google, { email: provider.newEmail('nia') });
    expect(page.text).toContain(asked);
    return { visitor, address: page.url.href };
  };

  test('asks for consent once', async () => {
    const { visitor, address } = await newcomer();
    expect(fragmentOf(await agree(visitor, address))).toHaveProperty('code');
    expect(await provider.silently(visitor, google)).toHaveProperty('code');
  });

  test('refused consent cancels the sign-in, and the next sign-in asks again', async () => {
    const { visitor, address } = await newcomer();
    expect(fragmentOf(await visitor.visit(`${address}/cancel`))).toMatchObject({ error: 'access_denied' });
    expect(await provider.silently(visitor, google)).toMatchObject({ error: 'consent_required' });
    expect((await visitor.visit(authorizeAddress(google))).text).toContain(asked);
  });

  test('withdrawn consent blocks silent sign-in and refresh until the person agrees again', async () => {
    const { visitor, address } = await newcomer();
    const { refresh_token } = await provider.tokens(google, await agree(visitor, address));
    expect((await visitor.visit(accountPath)).text).toContain('Take it back');
    const after = await visitor.visit(accountPath, {});
    expect(after.text).toContain('Product can’t see your account.');
    expect(await provider.silently(visitor, google)).toMatchObject({ error: 'consent_required' });
    // MSAL takes this code of the token endpoint as "ask the person", and tries nothing else first.
    expect(await refresh(provider.api.app, google, refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'consent_required' },
    });
    const { url } = await visitor.visit(authorizeAddress(google));
    expect(fragmentOf(await agree(visitor, url.href))).toHaveProperty('code');
    expect((await refresh(provider.api.app, google, refresh_token)).status).toBe(200);
  });

  test('a code from before the withdrawal is rejected with consent_required', async () => {
    const visitor = provider.visitor();
    const { email } = await provider.account();
    const back = await provider.signIn(visitor, email);
    await provider.sandbox('PUT', '/account-state', { email, hasConsented: false });
    expect(await redeem(provider.api.app, signIn, back.url)).toMatchObject({
      status: 400,
      body: { error: 'consent_required' },
    });
  });

  test('only a signed-in person on the same site can withdraw consent', async () => {
    expect((await provider.visitor().visit(accountPath)).text).toContain('Nobody is signed in here');
    const post = await provider.api.app.inject({
      method: 'POST',
      url: accountPath,
      headers: { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' },
    });
    expect(post.statusCode).toBe(403);
  });
});

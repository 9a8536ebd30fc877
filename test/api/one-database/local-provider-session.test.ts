import { describe, expect, test } from 'vitest';
import { tenantPath } from '#server/platform/identity/simulated-tenant.ts';
import { authorizeAddress, fragmentOf, policies, refresh } from '#test/support/authorize.ts';
import { given } from '#test/support/given.ts';
import { facebook, google, openProvider, reset, signIn, signUp } from './local-provider.fixtures.ts';

const provider = given(openProvider);

const loginRequired = expect.objectContaining({ error: 'login_required' });
const passes = expect.objectContaining({ code: expect.any(String) });

describe('Identity simulator: tenant session', () => {
  test('is valid at each policy of the account’s own method, and at no other', async () => {
    const visitor = provider.visitor();
    await provider.signIn(visitor, (await provider.account()).email);
    expect(await provider.silently(visitor, signIn)).toEqual(passes);
    expect(await provider.silently(visitor, signUp)).toEqual(passes);
    expect(await provider.silently(visitor, google)).toEqual(loginRequired);
    expect(await provider.silently(visitor, facebook)).toEqual(loginRequired);
  });

  test('does not open the password reset, which asks for the address', async () => {
    const visitor = provider.visitor();
    await provider.signIn(visitor, (await provider.account()).email);
    expect(await provider.silently(visitor, reset)).toEqual(loginRequired);
    const page = await visitor.visit(authorizeAddress(reset));
    expect(page.text).toContain('<h1>Forgot your password?</h1>');
  });

  test('does not skip the page for the prompts login and select_account', async () => {
    const visitor = provider.visitor();
    const { oid } = await provider.socialAccount('google', provider.newEmail('gus'));
    await provider.signIn(visitor, (await provider.account()).email);
    const start = await visitor.visit(authorizeAddress(signUp, { prompt: 'login' }));
    expect(start.text).toContain('Let’s start with your e-mail');
    const chooser = await visitor.visit(authorizeAddress(google, { prompt: 'select_account' }));
    await visitor.visit(chooser.url.href, { account: oid });
    const again = await visitor.visit(authorizeAddress(google, { prompt: 'select_account' }));
    expect(again.text).toContain('<h1>Choose a Google account</h1>');
  });

  test('passes to the next account that signs in, without another page', async () => {
    const visitor = provider.visitor();
    const first = await provider.account();
    const { oid } = await provider.socialAccount('google', provider.newEmail('gus'));
    await provider.signIn(visitor, first.email);
    const chooser = await visitor.visit(authorizeAddress(google));
    const back = await visitor.visit(chooser.url.href, { account: oid });
    expect(fragmentOf(back)).toEqual(passes);
    expect(await provider.silently(visitor, google)).toEqual(passes);
    expect(await provider.silently(visitor, signIn)).toEqual(loginRequired);
  });

  test('rejects a refresh token at another policy', async () => {
    const visitor = provider.visitor();
    const back = await provider.signIn(visitor, (await provider.account()).email);
    const { refresh_token } = await provider.tokens(signIn, back);
    const elsewhere = await refresh(provider.api.app, signUp, refresh_token);
    expect(elsewhere).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});

describe('Identity simulator: sign-out', () => {
  const afterwards = 'http://localhost:3000/auth/logout';
  const logout = (tfp: string, more: Record<string, string> = {}) =>
    `${tenantPath}/${tfp.toLowerCase()}/oauth2/v2.0/logout?${new URLSearchParams(more)}`;

  test.each(Object.keys(policies))(
    'at %s ends the session and its refresh token without a question',
    async (name) => {
      const visitor = provider.visitor();
      const back = await provider.signIn(visitor, (await provider.account()).email);
      const { refresh_token } = await provider.tokens(signIn, back);
      const { tfp } = policies[name as keyof typeof policies];
      const out = await visitor.visit(logout(tfp, { post_logout_redirect_uri: afterwards, state: 's' }));
      expect(out.url.href).toBe(`${afterwards}?state=s`);
      for (const { tfp } of Object.values(policies))
        expect(await provider.silently(visitor, tfp)).toEqual(loginRequired);
      const renewed = await refresh(provider.api.app, signIn, refresh_token);
      expect(renewed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    },
  );

  test.each([
    ['an address elsewhere', { post_logout_redirect_uri: 'https://evil.example/auth/logout' }],
    ['another page of the site', { post_logout_redirect_uri: 'http://localhost:3000/donate' }],
    ['a script', { post_logout_redirect_uri: 'javascript:alert(1)' }],
    ['another client', { post_logout_redirect_uri: afterwards, client_id: 'somebody-else' }],
    ['nowhere', {} as Record<string, string>],
  ])('does not redirect to %s', async (_, more) => {
    const visitor = provider.visitor();
    await provider.signIn(visitor, (await provider.account()).email);
    const out = await visitor.visit(logout(signIn, more));
    expect(out).toMatchObject({ status: 200, text: expect.stringContaining('You’re signed out') });
    expect(await provider.silently(visitor, signIn)).toEqual(loginRequired);
  });

  test('without a session redirects back to the site', async () => {
    const out = await provider.visitor().visit(logout(signIn, { post_logout_redirect_uri: afterwards }));
    expect(out.url.href).toBe(afterwards);
  });

  test('in one browser leaves the other browser signed in', async () => {
    const { email } = await provider.account();
    const [one, other] = [provider.visitor(), provider.visitor()];
    await provider.signIn(one, email);
    await provider.signIn(other, email);
    await one.visit(logout(signIn));
    expect(await provider.silently(other, signIn)).toEqual(passes);
  });
});

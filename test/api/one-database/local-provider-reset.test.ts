import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { authorizeAddress, fragmentOf, redeem, refresh } from '#test/support/authorize.ts';
import { given } from '#test/support/given.ts';
import {
  facebook,
  google,
  openProvider,
  password,
  reset,
  signIn,
  signUp,
} from './local-provider.fixtures.ts';

const provider = given(openProvider);

const newPassword = 'Valley-2028';
const back = 'http://localhost:3000/auth/reset-password';

const started = async (email: string, visitor = provider.visitor()) => {
  const { url } = await visitor.visit(authorizeAddress(reset, { redirect_uri: back }));
  const page = await visitor.visit(url.href, { action: 'send-code', email });
  return { visitor, address: url.href, page };
};

const confirmed = async (email: string, visitor = provider.visitor()) => {
  const { address } = await started(email, visitor);
  const code = await provider.codeFor(email, 'password-reset-code');
  const page = await visitor.visit(address, { action: 'confirm-code', code });
  return { visitor, address, page };
};

const saved = async (email: string, visitor = provider.visitor()) => {
  const { address } = await confirmed(email, visitor);
  return visitor.visit(address, { action: 'save', password: newPassword, confirmation: newPassword });
};

test('“Forgot your password?” returns Azure’s error AADB2C90118 to the app', async () => {
  const { visit } = provider.visitor();
  const page = await visit(authorizeAddress(signIn));
  expect(page.text).toContain(`<a href="${page.url.pathname}/forgot">Forgot your password?</a>`);
  expect(fragmentOf(await visit(`${page.url.href}/forgot`))).toEqual({
    error: 'access_denied',
    error_description: 'AADB2C90118: The user has forgotten their password.',
    iss: expect.any(String),
    state: 'a-state',
  });
});

test.each([signUp, reset, google, facebook])(
  'the page of %s has no “Forgot your password?”: 404, and cancel returns AADB2C90091',
  async (tfp) => {
    const { visit } = provider.visitor();
    const { url } = await visit(authorizeAddress(tfp));
    expect((await visit(`${url.href}/forgot`)).status).toBe(404);
    expect(fragmentOf(await visit(`${url.href}/cancel`))).toMatchObject({
      error_description: expect.stringContaining('AADB2C90091'),
    });
  },
);

describe('Password reset: code', () => {
  test('sends a code to an account with a password', async () => {
    const { email } = await provider.account();
    const { page } = await started(email.toUpperCase());
    expect(page.text).toContain('<h1>Check your mail</h1>');
  });

  test('rejects an unknown address with a message', async () => {
    const { page } = await started('nobody@example.com');
    expect(page.text).toContain(
      'We don’t know this address. Check it for a typo, or go back and create an account.',
    );
  });

  test.each([
    ['google', 'Google'],
    ['facebook', 'Facebook'],
  ] as const)(
    'sends no code to an account of %s without a password, and names the provider',
    async (method, name) => {
      const email = provider.newEmail('gus');
      await provider.socialAccount(method, email);
      const { page } = await started(email);
      expect(page.text).toContain(
        `This address signs in with ${name}, so there is no password here. Go back and choose ${name}.`,
      );
    },
  );

  test('sends a code to a password account although a Google account has the same address', async () => {
    const { email } = await provider.account();
    await provider.socialAccount('google', email);
    const { page } = await started(email);
    expect(page.text).toContain('<h1>Check your mail</h1>');
  });

  test('rejects the seventh code for one address within an hour, also from other pages', async () => {
    const { email } = await provider.account();
    for (let sent = 0; sent < 6; sent += 1)
      expect((await started(email)).page.text).toContain('<h1>Check your mail</h1>');
    const { page, visitor, address } = await started(email.toUpperCase());
    expect(page.text).toContain('We’ve sent a lot of codes to this address.');
    provider.api.clock.advance(60 * 60_000);
    const later = await visitor.visit(address, { action: 'send-code', email });
    expect(later.text).toContain('<h1>Check your mail</h1>');
  });
});

describe('Password reset: new password', () => {
  test('applies the same rules as sign-up', async () => {
    const { visitor, address, page } = await confirmed((await provider.account()).email);
    expect(page.text).toContain('<h1>Choose a new password</h1>');
    const save = (typed: string, confirmation: string) =>
      visitor.visit(address, { action: 'save', password: typed, confirmation });
    expect((await save('short', 'short')).text).toContain('Use at least 8 characters.');
    expect((await save(newPassword, 'Valley-2029')).text).toContain('The two passwords differ.');
  });

  test('cannot be saved before the address is confirmed', async () => {
    const { visitor, address } = await started((await provider.account()).email);
    const answer = await visitor.visit(address, {
      action: 'save',
      password: newPassword,
      confirmation: newPassword,
    });
    expect(answer.text).toContain('<h1>Check your mail</h1>');
  });

  test('returns tokens of the reset policy, which the API rejects', async () => {
    const answer = await saved((await provider.account()).email);
    expect(answer.url.pathname).toBe('/auth/reset-password');
    const { status, body } = await redeem(provider.api.app, reset, answer.url);
    expect(status).toBe(200);
    expect(decodeJwt(body.id_token)).toMatchObject({ tfp: reset });
    expect(await provider.asks(body.access_token)).toBe('401 token-invalid');
  });

  test('opens the tenant’s session: the sign-in policy asks nothing, and the API accepts its tokens', async () => {
    const visitor = provider.visitor();
    await saved((await provider.account()).email, visitor);
    const { access_token } = await provider.tokens(signIn, await visitor.visit(authorizeAddress(signIn)));
    expect(await provider.asks(access_token)).toBe('403 contact-required');
  });

  test('replaces the old password', async () => {
    const { email } = await provider.account();
    await saved(email);
    const old = await provider.signIn(provider.visitor(), email, password);
    expect(old.text).toContain('That’s not the right password.');
    expect(fragmentOf(await provider.signIn(provider.visitor(), email, newPassword))).toHaveProperty('code');
  });

  test('ends all sessions: at the provider, by refresh token, and at the API', async () => {
    const { email } = await provider.account();
    const elsewhere = provider.visitor();
    const { refresh_token, access_token } = await provider.tokens(
      signIn,
      await provider.signIn(elsewhere, email),
    );
    expect(await provider.asks(access_token)).toBe('403 contact-required');
    await saved(email);
    expect(await provider.silently(elsewhere, signIn)).toMatchObject({ error: 'login_required' });
    const renewed = await refresh(provider.api.app, signIn, refresh_token);
    expect(renewed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await provider.asks(access_token)).toBe('401 token-expired');
  });

  test('works in a signed-in browser, for the same account and for another', async () => {
    const [own, other] = [await provider.account(), await provider.account()];
    for (const { email } of [own, other]) {
      const visitor = provider.visitor();
      await provider.signIn(visitor, own.email, email === own.email ? password : newPassword);
      expect(fragmentOf(await saved(email, visitor))).toHaveProperty('code');
      const { id_token } = await provider.tokens(signIn, await visitor.visit(authorizeAddress(signIn)));
      expect(decodeJwt(id_token)).toMatchObject({ emails: [email] });
    }
  });

  test('unlocks a locked account', async () => {
    const { email } = await provider.account();
    for (let tried = 0; tried < 5; tried += 1) await provider.signIn(provider.visitor(), email, 'Wrong-1999');
    const locked = await provider.signIn(provider.visitor(), email);
    expect(locked.text).toContain('Your account is locked for now');
    await saved(email);
    expect(fragmentOf(await provider.signIn(provider.visitor(), email, newPassword))).toHaveProperty('code');
  });
});

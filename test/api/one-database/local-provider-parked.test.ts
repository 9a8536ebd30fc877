import { randomBytes, scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createLocalAccount } from '#server/simulators/identity/accounts.ts';
import { authorizeAddress, fragmentOf } from '#test/support/authorize.ts';
import { given } from '#test/support/given.ts';
import { openProvider, password, reset, signIn } from './local-provider.fixtures.ts';

const provider = given(openProvider);

const newPassword = 'Valley-2028';

/** The sign-in page, and the next step after a right password, which is not taken yet. */
const atTheDoor = async (visitor = provider.visitor()) => {
  const { url } = await visitor.visit(authorizeAddress(signIn, { prompt: 'login' }));
  const typed = async (email: string): Promise<string> => {
    const { next } = await visitor.step(url.href, { email, password });
    return next?.href ?? '';
  };
  return { visitor, typed };
};

/** A person who has confirmed their address and only has to save. */
const aboutToSave = async (email: string) => {
  const visitor = provider.visitor();
  const { url } = await visitor.visit(authorizeAddress(reset));
  await visitor.visit(url.href, { action: 'send-code', email });
  const code = await provider.codeFor(email, 'password-reset-code');
  await visitor.visit(url.href, { action: 'confirm-code', code });
  const form = { action: 'save', password: newPassword, confirmation: newPassword };
  return { visitor, save: () => visitor.visit(url.href, form) };
};

const passes = expect.objectContaining({ code: expect.any(String) });
const loginRequired = expect.objectContaining({ error: 'login_required' });

describe('Old password accepted before a password reset', () => {
  test('a sign-in waiting with the old password fails after the reset, and the new password works', async () => {
    const { email } = await provider.account();
    const { visitor: thief, typed } = await atTheDoor();
    const parked = await typed(email);
    expect(parked).toContain('/oauth2/v2.0/authorize/');
    const { visitor, save } = await aboutToSave(email);
    expect(fragmentOf(await save())).toEqual(passes);
    expect((await thief.visit(parked)).text).toContain('<h1>Welcome back</h1>');
    expect(await provider.silently(thief, signIn)).toEqual(loginRequired);
    expect(await provider.silently(visitor, signIn)).toEqual(passes);
    expect(fragmentOf(await provider.signIn(thief, email, newPassword))).toEqual(passes);
  });

  test('an old password still being compared during the reset does not sign in afterwards', async () => {
    const email = provider.newEmail('slow');
    const salt = randomBytes(16);
    // Ten times the work of passwords.ts: still running when the new password is there.
    const [N, r, p] = [2 ** 15, 8, 30];
    const hash = scryptSync(password, salt, 32, { N, r, p, maxmem: 64 * 1024 * 1024 });
    const passwordHash = `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    await createLocalAccount(provider.api.store.db, { email, passwordHash, firstName: 'A', lastName: 'B' });
    const { visitor: thief, typed } = await atTheDoor();
    const { save } = await aboutToSave(email);
    const [parked] = await Promise.all([typed(email), save()]);
    expect(parked).toContain('/oauth2/v2.0/authorize/');
    expect((await thief.visit(parked)).text).toContain('<h1>Welcome back</h1>');
  });
});

test('a planted session never becomes the session of the victim who signs in with it', async () => {
  const { email } = await provider.account();
  const { headers } = await provider.sandbox('POST', '/session', { email: (await provider.account()).email });
  const [attacker, victim] = [provider.visitor(), provider.visitor()];
  for (const { keep } of [attacker, victim]) keep(String(headers['set-cookie']));
  const { typed } = await atTheDoor(victim);
  const parked = await typed(email);
  expect(await provider.silently(attacker, signIn)).toEqual(loginRequired);
  expect(fragmentOf(await victim.visit(parked))).toEqual(passes);
  expect(await provider.silently(attacker, signIn)).toEqual(loginRequired);
  expect(await provider.silently(victim, signIn)).toEqual(passes);
});

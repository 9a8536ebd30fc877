import { beforeAll, expect, test } from 'vitest';
import { createLocalAccount } from '#server/simulators/identity/accounts.ts';
import { authorizeAddress } from '#test/support/authorize.ts';
import { given } from '#test/support/given.ts';
import { rowsOf } from '#test/support/rows.ts';
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
beforeAll(async () => {
  const names = { firstName: 'Lisa', lastName: 'Lake' };
  await createLocalAccount(provider.api.store.db, { email: 'Lisa.Klein@example.com', password, ...names });
});

const answered = async (tfp: string, form: Record<string, string>) => {
  const { visit } = provider.visitor();
  const { url } = await visit(authorizeAddress(tfp));
  return visit(url.href, form);
};

const recipients = async () => {
  const { db } = provider.api.store;
  const emails = await rowsOf(db, 'mailOutbox', {}, 'createdAt').read('recipient');
  return emails.map(({ recipient }) => recipient);
};

// PostgreSQL's lower() turns the first into an i and the second into a k; the third has a name before the address.
const lookalikes = [
  'l\u0130sa.klein@example.com',
  'lisa.\u212alein@example.com',
  'a<lisa.klein@example.com>',
];

test.each(lookalikes)(
  'the lookalike address %s gets no e-mail, and neither finds nor creates an account',
  async (email) => {
    const inFull = 'Enter it in full, like ann@example.com.';
    expect((await answered(reset, { action: 'send-code', email })).text).toContain(inFull);
    expect((await answered(signUp, { action: 'send-code', email })).text).toContain(inFull);
    const names = { firstName: 'Lisa', lastName: 'Lake' };
    for (const tfp of [google, facebook])
      expect((await answered(tfp, { action: 'use-other', email, ...names })).text).toContain(inFull);
    expect((await answered(signIn, { email, password })).text).toContain('We don’t know this address.');
    const made = await provider.sandbox('POST', '/session', { email, create: { password, ...names } });
    expect(made.statusCode).toBe(400);
    expect(await recipients()).toEqual([]);
  },
);

test('sends the code to the account’s stored address, regardless of its letter case in the form', async () => {
  const page = await answered(reset, { action: 'send-code', email: 'LISA.klein@EXAMPLE.com' });
  expect(page.text).toContain('<h1>Check your mail</h1>');
  expect(await recipients()).toEqual(['Lisa.Klein@example.com']);
});

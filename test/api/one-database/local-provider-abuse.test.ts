import { describe, expect, test } from 'vitest';
import { localTenant, policyPath } from '#server/platform/identity/simulated-tenant.ts';
import { startApi } from '#test/support/api.ts';
import { authorizeAddress } from '#test/support/authorize.ts';
import { given } from '#test/support/given.ts';
import { localIdentity } from '#test/support/identity.ts';
import { siteVisitor } from '#test/support/site-visitor.ts';

const { policies } = localTenant;
const tfp = policies.emailSignIn.tfp;
const protocol = `${policyPath(tfp)}/oauth2/v2.0`;
const api = given(() => startApi({ overrides: { identity: localIdentity() } }));

const get = (url: string) => api.app.inject({ url, headers: { host: 'localhost:3000' } });

describe('Identity simulator: NUL characters are rejected', () => {
  test.each([
    authorizeAddress(tfp, { state: 'a\u0000' }),
    authorizeAddress(tfp, { login_hint: '\u0000' }),
    `${protocol}/%00`,
    `${policyPath(tfp)}/interaction/%00`,
  ])('in the address %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBeLessThan(500);
    expect(String(headers.location ?? 'error=')).toContain('error=');
  });

  test.each(['code=%00', 'refresh_token=%00'])('in the form %s', async (field) => {
    const grant = field.startsWith('code') ? 'authorization_code' : 'refresh_token';
    const answer = await api.app.inject({
      method: 'POST',
      url: `${protocol}/token`,
      headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `client_id=${localTenant.clientId}&grant_type=${grant}&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fauth%2Ftoken&code_verifier=${'a'.repeat(43)}&${field}`,
    });
    expect(answer.statusCode).toBe(400);
  });

  const names = { firstName: 'A\u0000', lastName: 'B' };
  test.each([
    ['emailSignIn', { email: 'a\u0000@example.com', password: 'Summit-2027' }, 'Enter your e-mail address.'],
    ['emailSignIn', { email: 'a@example.com', password: 'Summit\u0000' }, 'Enter your password.'],
    ['emailSignUp', { action: 'send-code', email: 'a\u0000@example.com' }, 'Enter your e-mail address.'],
    ['passwordReset', { action: 'send-code', email: 'a\u0000@example.com' }, 'Enter your e-mail address.'],
    ['google', { action: 'use-other', ...names, email: 'a@example.com' }, 'Enter a first name.'],
    ['facebook', { action: 'use-other', ...names, email: 'a\u0000@example.com' }, 'Enter a first name.'],
  ] as const)('in a field of %s, with the message for an empty field: %o', async (name, form, words) => {
    const { visit } = siteVisitor(api.app);
    const { url } = await visit(authorizeAddress(policies[name].tfp));
    expect(await visit(url.href, form)).toMatchObject({ status: 200, text: expect.stringContaining(words) });
  });

  test.each([
    { email: 'a\u0000@example.com' },
    { email: 'a@example.com', create: { ...names, password: 'Summit-2027' } },
  ])('in a sandbox request: %o', async (payload) => {
    const answer = await api.app.inject({ method: 'POST', url: '/sandbox/api/identity/session', payload });
    const message = 'This has a character we can’t store. Type it again.';
    const path = 'create' in payload ? '/body/create/firstName' : '/body/email';
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ path, code: 'character', message }] });
  });
});

test.each([
  ['a refusal', authorizeAddress(tfp, { redirect_uri: 'https://evil.example/auth/token' })],
  ['the way to the sign-in page', authorizeAddress(tfp)],
  ['the sign-out', `${protocol}/logout`],
  ['a page that has run out', `${policyPath(tfp)}/interaction/gone`],
])('%s allows no foreign content, form target or frame in its content security policy', async (_, url) => {
  const policy = String((await get(url)).headers['content-security-policy']);
  for (const part of [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(part);
});

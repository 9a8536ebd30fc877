import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { localIssuer, localTenant } from '#server/platform/identity/simulated-tenant.ts';
import { signingKey } from '#server/simulators/identity/provider.ts';
import { endedSessions } from '#server/simulators/identity/sessions.ts';
import { startApi } from '#test/support/api.ts';
import { given } from '#test/support/given.ts';
import {
  forgeToken,
  localIdentity,
  mintToken,
  nowInSeconds,
  publicSecretToken,
  type TokenParts,
  unsignedToken,
} from '#test/support/identity.ts';

const api = given(() => startApi({ overrides: { identity: localIdentity() } }));
afterEach(() => {
  vi.useRealTimers();
});

type Problem = { status: number; code: string; traceId: string };

const ask = async (token: string) => {
  const answer = await api.send<Problem>('GET', '/user', { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, code: answer.body.code, type: answer.headers['content-type'] };
};

const refused = (code: string) => ({
  status: 401,
  code,
  type: expect.stringContaining('application/problem+json'),
});

/** The access of a person without a contact. */
const letIn = {
  status: 403,
  code: 'contact-required',
  type: expect.stringContaining('application/problem+json'),
};

const { emailSignUp, emailSignIn, passwordReset, google, facebook } = localTenant.policies;

describe('Accepted tokens', () => {
  test.each([emailSignUp, emailSignIn, google, facebook])(
    'accepts a token of the policy $tfp',
    async ({ tfp }) => {
      expect(await ask(await mintToken(api.store.db, { claims: { tfp } }))).toEqual(letIn);
    },
  );

  const harmless: Record<string, TokenParts> = {
    'typed as an access token': { header: { typ: 'at+jwt' } },
    'for more than this audience': { claims: { aud: ['another-api', localTenant.audience] } },
    'with more claims and more addresses': {
      claims: { emails: ['ann@example.com', 'b@example.com'], ver: 1 },
    },
    'without nbf': { claims: { nbf: undefined } },
    'of eight thousand characters': { claims: { groups: 'g'.repeat(5500) } },
  };
  test.each(Object.entries(harmless))('accepts a token %s', async (_, parts) => {
    expect(await ask(await mintToken(api.store.db, parts))).toEqual(letIn);
  });
});

describe('Rejected tokens that the provider signed', () => {
  const wrong: Record<string, Record<string, unknown>> = {
    'for another audience': { aud: 'another-api' },
    'for the app itself': { aud: localTenant.clientId },
    'for no audience': { aud: undefined },
    'for an audience that isn’t text': { aud: { id: localTenant.audience } },
    'of the password reset, which is no sign-in': { tfp: passwordReset.tfp },
    'of an unknown policy': { tfp: 'B2C_1_admin' },
    'of an empty policy': { tfp: '' },
    'of no policy': { tfp: undefined },
    'of a policy in other letters': { tfp: emailSignIn.tfp.toLowerCase() },
    'of a policy that isn’t text': { tfp: [emailSignIn.tfp] },
    'of another issuer': { iss: 'https://evil.example/v2.0/' },
    'of no issuer': { iss: undefined },
    'of one policy under the name of another': { iss: localIssuer(emailSignUp.tfp) },
    'of the password reset with the issuer of a sign-in policy': { iss: localIssuer(passwordReset.tfp) },
    'without e-mail addresses': { emails: undefined },
    'with no e-mail address in the list': { emails: [] },
    'with an empty e-mail address': { emails: [''] },
    'with an e-mail address that isn’t text': { emails: [42] },
    'with a second e-mail address that isn’t text': { emails: ['ann@example.com', {}] },
    'with e-mail addresses that are no list': { emails: 'ann@example.com' },
    'with the e-mail address in the claim of plain providers only': {
      emails: undefined,
      email: 'ann@example.com',
    },
    'without an oid': { oid: undefined },
    'with an empty oid': { oid: '' },
    'with an oid that isn’t text': { oid: 7 },
    'with the person in the claim of plain providers only': { oid: undefined, sub: 'somebody' },
    'without an end': { exp: undefined },
    'with an end that isn’t a number': { exp: '4102444800' },
    'without a beginning': { iat: undefined },
    'with a beginning that isn’t a number': { iat: 'now' },
    'with a nbf that isn’t a number': { nbf: 'now' },
  };
  test.each(Object.entries(wrong))('rejects a token %s', async (_, claims) => {
    expect(await ask(await mintToken(api.store.db, { claims }))).toEqual(refused('token-invalid'));
  });

  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
  const oddHeaders: Record<string, Record<string, unknown>> = {
    'under an unknown key id': { kid: 'another-key' },
    'under another algorithm’s name': { alg: 'RS512' },
    'under no algorithm’s name': { alg: undefined },
    'with an unknown critical header': { crit: ['x-admin'], 'x-admin': true },
    'with an empty list of critical headers': { crit: [] },
    'not encoded': { crit: ['b64'], b64: false },
  };
  test.each(Object.entries(oddHeaders))('rejects a token %s', async (_, header) => {
    expect(await ask(await mintToken(api.store.db, { header }))).toEqual(refused('token-invalid'));
  });

  test('rejects a foreign signature, also when the header brings or names the key', async () => {
    const { db } = api.store;
    const brought = [
      {},
      { jwk: stranger },
      { jku: 'https://evil.example/keys' },
      { x5u: 'https://evil.example' },
    ];
    for (const header of brought)
      expect(await ask(await forgeToken(db, { header }))).toEqual(refused('token-invalid'));
    const late = { claims: { exp: nowInSeconds() - 3600 } };
    expect(await ask(await forgeToken(db, late))).toEqual(refused('token-invalid'));
  });

  test('rejects a token whose payload or signature was changed', async () => {
    const [header, payload, signature] = (await mintToken(api.store.db)).split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...claims, oid: 'somebody-else' })).toString('base64url');
    expect(await ask(`${header}.${other}.${signature}`)).toEqual(refused('token-invalid'));
    expect(await ask(`${header}.${payload}.`)).toEqual(refused('token-invalid'));
    expect(await ask(`${header}.${payload}`)).toEqual(refused('token-invalid'));
  });
});

describe('Rejected signatures', () => {
  test.each(['none', 'None', 'NONE', 'nOnE', ''])('rejects an unsigned token with alg %j', async (alg) => {
    expect(await ask(unsignedToken({ header: { alg } }))).toEqual(refused('token-invalid'));
  });

  test('rejects a token signed with the public key as a shared secret', async () => {
    for (const alg of ['HS256', 'RS256', 'none'])
      expect(await ask(await publicSecretToken(api.store.db, { header: { alg } }))).toEqual(
        refused('token-invalid'),
      );
  });
});

test.each([
  'nonsense',
  '.',
  '..',
  'a.b.c',
  'e30.e30.e30',
  `${'x'.repeat(200_000)}`,
  `e30.${'x'.repeat(200_000)}.e30`,
  `${Buffer.from('null').toString('base64url')}.${Buffer.from('null').toString('base64url')}.x`,
  `${Buffer.from('[]').toString('base64url')}.${Buffer.from('[]').toString('base64url')}.x`,
  `${'a.'.repeat(50_000)}a`,
  'with a space',
  'ключ',
  '',
])('rejects %.40s, which is no token, with 401', async (token) => {
  expect(await ask(token)).toEqual(refused('token-invalid'));
});

describe('Clock tolerance of five minutes', () => {
  const at = (seconds: number) => ({ now: new Date(seconds * 1000), toFake: ['Date' as const] });

  test.each([
    ['exp', -299, letIn],
    ['exp', -301, refused('token-expired')],
    ['nbf', 299, letIn],
    ['nbf', 301, refused('token-invalid')],
    ['iat', 299, letIn],
    ['iat', 301, refused('token-invalid')],
  ])('checks %s %i seconds from now', async (claim, seconds, answer) => {
    const now = nowInSeconds();
    vi.useFakeTimers(at(now));
    expect(await ask(await mintToken(api.store.db, { claims: { [claim]: now + seconds } }))).toEqual(answer);
  });

  test('does not depend on the product’s clock', async () => {
    const token = await mintToken(api.store.db);
    api.clock.set('2030-01-01T00:00:00Z');
    expect(await ask(token)).toEqual(letIn);
  });
});

test('rejects a token with token-expired after /sandbox ended its session', async () => {
  const oid = 'ended-person';
  const token = await mintToken(api.store.db, { claims: { oid } });
  await endedSessions(api.store.db).end(oid);
  expect(await ask(token)).toEqual(refused('token-expired'));
});

test('settings name the sign-in discovery path without a token, audience or key id', async () => {
  const { status, body } = await api.send<{ identity: object }>('GET', '/settings');
  expect(status).toBe(200);
  expect(body.identity).toMatchObject({ provider: 'local', discoveryPath: '/identity' });
  expect(JSON.stringify(body)).not.toContain(localTenant.audience);
  expect(JSON.stringify(body)).not.toContain((await signingKey(api.store.db)).kid);
});

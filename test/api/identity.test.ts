import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endedSessions } from '#server/platform/identity/local/ended-sessions.ts';
import { startApi, type TestApi } from '#test/support/api.ts';
import {
  forgeToken,
  localIdentity,
  mintToken,
  type TokenParts,
  unsignedToken,
} from '#test/support/identity.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ overrides: { identity: localIdentity() } });
});
afterAll(() => api.close());

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

describe('a token', () => {
  test('that is right gets in, as far as a person without a contact may', async () => {
    expect(await ask(await mintToken(api.store.db))).toMatchObject({ status: 403, code: 'contact-required' });
  });

  test('that has run out is told apart, so that the app signs in again', async () => {
    expect(await ask(await mintToken(api.store.db, { expiresIn: -1 }))).toEqual(refused('token-expired'));
  });

  const wrong: Record<string, TokenParts> = {
    'for another audience': { audience: 'another-api' },
    'for the app itself': { audience: '8f3f6c0e-5e0b-4b57-9c52-0c7a3fd3a1d2' },
    'of an unknown policy': { tfp: 'B2C_1_admin' },
    'of no policy': { tfp: '' },
    'of another issuer': { issuer: 'https://evil.example/v2.0/' },
    'without an e-mail address': { emails: [] },
    'without an oid': { oid: '' },
  };
  for (const [name, parts] of Object.entries(wrong)) {
    test(`${name} is refused`, async () => {
      expect(await ask(await mintToken(api.store.db, parts))).toEqual(refused('token-invalid'));
    });
  }

  test('of one policy under the name of the other is refused', async () => {
    const issuer =
      'https://product.b2clogin.com/tfp/6c1f0f5e-0d3b-4a8e-9a3f-2f6f1f7a5c11/b2c_1_email_signup/v2.0/';
    expect(await ask(await mintToken(api.store.db, { issuer }))).toEqual(refused('token-invalid'));
  });

  test('signed by somebody else is refused', async () => {
    expect(await ask(await forgeToken(api.store.db))).toEqual(refused('token-invalid'));
  });

  test('that is not signed is refused', async () => {
    expect(await ask(unsignedToken())).toEqual(refused('token-invalid'));
  });

  test('that is no token at all is refused', async () => {
    expect(await ask('nonsense')).toEqual(refused('token-invalid'));
    expect(await ask('a.b.c')).toEqual(refused('token-invalid'));
  });

  test('of a session ended at /sandbox counts as run out', async () => {
    const oid = 'ended-person';
    const token = await mintToken(api.store.db, { oid });
    endedSessions.end(oid);
    expect(await ask(token)).toEqual(refused('token-expired'));
  });

  test('is measured by the machine’s time, whatever the product’s clock says', async () => {
    const token = await mintToken(api.store.db);
    api.clock.set('2030-01-01T00:00:00Z');
    expect(await ask(token)).toMatchObject({ status: 403 });
  });
});

test('the app finds out how to sign in without a token', async () => {
  const { status, body } = await api.send<{ identity: object }>('GET', '/settings');
  expect(status).toBe(200);
  expect(body.identity).toMatchObject({ provider: 'local', discoveryPath: '/identity' });
  expect(JSON.stringify(body)).not.toContain('3a9e2d8b-6f1c-4f5e-b1a7-9d0c8e7f6a54');
});

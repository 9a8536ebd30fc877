import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { createIdentity, type Identity } from '#server/platform/identity/identity.ts';
import { localIssuer, localTenant } from '#server/platform/identity/simulated-tenant.ts';
import { signingKey } from '#server/simulators/identity/provider.ts';
import { simulators } from '#server/simulators/simulators.ts';

/** The local provider on the database of the server under test, in place of the tests' believing one. */
export const localIdentity = (): Identity => {
  const { promise: real, resolve } = Promise.withResolvers<Identity>();
  return {
    mount: async (app) => {
      const { db, clock, mail, securityEvents, settings } = app.opened.platform;
      const deps = { db, clock, mail, securityEvents, site: settings };
      const identity = await createIdentity({ provider: 'local', ...localTenant }, deps, simulators);
      resolve(identity);
      await identity.mount(app);
    },
    verify: async (token) => (await real).verify(token),
  };
};

export type TokenParts = {
  /** Put in place of what is right; undefined leaves the claim out. */
  claims?: Record<string, unknown>;
  /** Put in place of the right header fields; undefined leaves a field out. */
  header?: Record<string, unknown>;
};

const signInPolicy = localTenant.policies.emailSignIn.tfp;

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** What the local provider would say of anybody. */
const rightClaims = (tfp: string) => ({
  oid: randomUUID(),
  tfp,
  emails: ['ann@example.com'],
  iss: localIssuer(tfp),
  aud: localTenant.audience,
  iat: nowInSeconds() - 60,
  nbf: nowInSeconds() - 60,
  exp: nowInSeconds() + 3600,
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const contentOf = (header: object, { claims = {}, header: otherHeader = {} }: TokenParts): string => {
  const tfp = typeof claims.tfp === 'string' ? claims.tfp : signInPolicy;
  return `${encode({ ...header, ...otherHeader })}.${encode({ ...rightClaims(tfp), ...claims })}`;
};

const signed = (content: string, key: KeyObject): string =>
  `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;

/** A token as the local provider would issue it to anybody, with the wrong parts that the test needs. */
export const mintToken = async (db: Db, parts: TokenParts = {}): Promise<string> => {
  const { privateJwk, kid } = await signingKey(db);
  const key = createPrivateKey({ key: privateJwk as JsonWebKey, format: 'jwk' });
  return signed(contentOf({ alg: 'RS256', kid }, parts), key);
};

/** Says everything right, but is signed with a key of someone else's under the provider's key id. */
export const forgeToken = async (db: Db, parts: TokenParts = {}): Promise<string> => {
  const { kid } = await signingKey(db);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return signed(contentOf({ alg: 'RS256', kid }, parts), privateKey);
};

/** Signed with what everybody knows: the provider's public key, taken for a shared secret. */
export const publicSecretToken = async (db: Db, parts: TokenParts = {}): Promise<string> => {
  const { publicJwk, kid } = await signingKey(db);
  const secret = createPublicKey({ key: publicJwk as JsonWebKey, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  });
  const content = contentOf({ alg: 'HS256', kid }, parts);
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

/** Claims to need no signature. */
export const unsignedToken = (parts: TokenParts = {}): string => `${contentOf({ alg: 'none' }, parts)}.`;

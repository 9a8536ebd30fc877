import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import type { Db } from '#server/platform/database/database.ts';
import { createIdentity, type Identity } from '#server/platform/identity/identity.ts';
import { signingKey } from '#server/platform/identity/local/keys.ts';
import { localIssuer, localTenant } from '#server/platform/identity/local/tenant.ts';

/** The local provider on the database of the server under test, in place of the tests' believing one. */
export const localIdentity = (): Identity => {
  const { promise: real, resolve } = Promise.withResolvers<Identity>();
  return {
    mount: async (app) => {
      const { db, clock, mail, settings } = app.opened.platform;
      const deps = { db, clock, mail, site: settings };
      const identity = await createIdentity({ provider: 'local', ...localTenant }, deps);
      resolve(identity);
      await identity.mount(app);
    },
    verify: async (token) => (await real).verify(token),
  };
};

export type TokenParts = {
  oid?: string;
  emails?: string[];
  tfp?: string;
  issuer?: string;
  audience?: string;
  /** Seconds from now; negative for a token that has run out. */
  expiresIn?: number;
};

const signInPolicy = localTenant.policies.emailSignIn.tfp;

const payloadOf = (parts: TokenParts): JWTPayload => {
  const now = Math.floor(Date.now() / 1000);
  const expiresIn = parts.expiresIn ?? 3600;
  const tfp = parts.tfp ?? signInPolicy;
  return {
    oid: parts.oid ?? randomUUID(),
    tfp,
    emails: parts.emails ?? ['ann@example.com'],
    iss: parts.issuer ?? localIssuer(tfp),
    aud: parts.audience ?? localTenant.audience,
    iat: now + Math.min(0, expiresIn) - 60,
    exp: now + expiresIn,
  };
};

/** A token as the local provider would issue it to anybody, with whatever parts the test wants wrong. */
export const mintToken = async (db: Db, parts: TokenParts = {}): Promise<string> => {
  const { privateJwk, kid } = await signingKey(db);
  const key = await importJWK(privateJwk, 'RS256');
  return new SignJWT(payloadOf(parts)).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Says everything right, but is signed with a key of somebody else's under the provider's key id. */
export const forgeToken = async (db: Db, parts: TokenParts = {}): Promise<string> => {
  const { kid } = await signingKey(db);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const content = `${encode({ alg: 'RS256', kid })}.${encode(payloadOf(parts))}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
};

/** Claims to need no signature. */
export const unsignedToken = (parts: TokenParts = {}): string =>
  `${encode({ alg: 'none' })}.${encode(payloadOf(parts))}.`;

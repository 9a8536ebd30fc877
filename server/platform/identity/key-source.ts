import { createLocalJWKSet, createRemoteJWKSet, type JWK, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Policy } from './policies.ts';

/** The issuer and the keys of a policy's tokens. */
export type KeySource = (policy: Policy) => Promise<{ issuer: string; keys: JWTVerifyGetKey }>;

const metadata = z.object({ issuer: z.url(), jwks_uri: z.url() });

const discover = async (policy: Policy) => {
  // Azure AD B2C has its metadata below the protocol's version, other providers at the root.
  const folder = policy.tfp === null ? '' : '/v2.0';
  const address = `${policy.authority.replace(/\/+$/, '')}${folder}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const { issuer, jwks_uri: jwksUri } = metadata.parse(await answer.json());
  return { issuer, keys: createRemoteJWKSet(new URL(jwksUri)) };
};

const found = new Map<string, ReturnType<typeof discover>>();

/** Discovers each authority once; a failed discovery is repeated with the next token. */
export const remoteKeySource: KeySource = (policy) => {
  const known = found.get(policy.authority) ?? discover(policy);
  found.set(policy.authority, known);
  known.catch(() => found.delete(policy.authority));
  return known;
};

/** The simulator's one key, without a request to this server itself. */
export const localKeySource = (publicJwk: JWK, issuerOf: (tfp: string) => string): KeySource => {
  const keys = createLocalJWKSet({ keys: [publicJwk] });
  return async (policy) => ({ issuer: issuerOf(policy.tfp ?? ''), keys });
};

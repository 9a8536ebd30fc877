import type { FastifyInstance } from 'fastify';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWK,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { z } from 'zod';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { IdentitySettings } from '#server/platform/settings/identity.settings.ts';
import { type Policy, signInOptions } from './policies.ts';

/** What a verified token says about its bearer. */
export type Claims = {
  /** Private id of the person at the identity provider. */
  oid: string;
  emailAddress: string;
  /** The policy that issued the token; empty with a provider that has no policies. */
  tfp: string;
  /** When the token was issued, seconds since 1970. */
  iat: number;
  /** Seconds since 1970. */
  exp: number;
};

export type Identity = {
  /**
   * @throws ProblemError `token-invalid` or `token-expired`; or `temporarily-unavailable` (503) while the provider is out of reach, which
   * signs nobody out
   */
  verify: (token: string) => Promise<Claims>;
  /** Serves what sign-in needs of this site: the bridge page, and the simulator's pages. */
  mount: (app: FastifyInstance) => Promise<void>;
};

/** The issuer and the keys of a policy's tokens. */
type KeySource = (policy: Policy) => Promise<{ issuer: string; keys: JWTVerifyGetKey }>;

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

const claims = z.object({
  oid: z.string().min(1).optional(),
  sub: z.string().min(1).optional(),
  tfp: z.string().optional(),
  emails: z.tuple([z.string().min(3)], z.string()).optional(),
  email: z.string().min(3).optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  exp: z.number(),
  iat: z.number(),
});

/** The signature algorithm of every supported provider. */
const algorithm = 'RS256';

/** Seconds by which the provider's clock and the server's may differ. */
const clockTolerance = 300;

const invalid = (cause?: unknown) => platformProblem('token-invalid', cause === undefined ? {} : { cause });

/** The provider is out of reach: the token may be valid, so the person must stay signed in. */
const unreachable = (cause: unknown) => platformProblem('temporarily-unavailable', { cause });

/**
 * The bearer that the claims name. Only a provider without policies uses the standard names, `sub` and `email`. A policy without `oid` or
 * `emails` was not set up for this app. An address that such a provider has not confirmed is ignored: anyone could type another person's
 * address there.
 */
const bearerOf = (
  { oid, sub, emails, email, email_verified: isConfirmed = true }: z.output<typeof claims>,
  { tfp }: Policy,
) => ({
  oid: oid ?? (tfp === null ? sub : undefined),
  emailAddress: emails?.[0] ?? (tfp === null && String(isConfirmed) !== 'false' ? email : undefined),
});

/** Fetching the keys failed; jose has no class for an answer other than 200. */
const isAboutKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

/**
 * The policy that the token names. Only a hint: that policy's issuer and keys must confirm it. A token with another algorithm is refused
 * here, so that a forged one is refused even while the provider is out of reach.
 */
const claimedPolicy = (token: string, policies: Policy[]): Policy => {
  try {
    const { tfp } = decodeJwt(token);
    const policy = policies.find((each) => each.tfp === null || each.tfp === tfp);
    if (policy !== undefined && decodeProtectedHeader(token).alg === algorithm) return policy;
  } catch (cause) {
    throw invalid(cause);
  }
  throw invalid();
};

/**
 * Checks signature, issuer, audience, times and policy. Time is the machine's, never the movable clock: the browser uses its own clock for
 * a token's age, and both must agree.
 */
export const tokenVerifier =
  (
    settings: IdentitySettings,
    keySource: KeySource,
    hasEnded: (oid: string, iat: number) => Promise<boolean>,
  ) =>
  async (token: string): Promise<Claims> => {
    const policy = claimedPolicy(token, signInOptions(settings.policies));
    const { issuer, keys } = await keySource(policy).catch((error: unknown) => {
      throw unreachable(error);
    });
    const payload = await jwtVerify(token, keys, {
      issuer,
      audience: settings.audience,
      algorithms: [algorithm],
      clockTolerance,
    }).then(
      (verified) => verified.payload,
      (error: unknown) => {
        if (error instanceof errors.JWTExpired) throw platformProblem('token-expired', { cause: error });
        throw isAboutKeys(error) ? unreachable(error) : invalid(error);
      },
    );
    const parsed = claims.safeParse(payload);
    if (!parsed.success) throw invalid(parsed.error);
    const { tfp, exp, iat } = parsed.data;
    const { oid, emailAddress } = bearerOf(parsed.data, policy);
    if (oid === undefined || emailAddress === undefined) throw invalid();
    if (iat > Date.now() / 1000 + clockTolerance) throw invalid();
    if (await hasEnded(oid, iat)) throw platformProblem('token-expired');
    return { oid, emailAddress, tfp: tfp ?? '', iat, exp };
  };

import { decodeJwt, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import type { IdentitySettings } from '#server/platform/settings/identity.settings.ts';
import type { Claims } from './identity.ts';
import type { KeySource } from './key-source.ts';
import { type Policy, signInOptions } from './policies.ts';

const claims = z.object({
  oid: z.string().min(1).optional(),
  sub: z.string().min(1).optional(),
  tfp: z.string().optional(),
  emails: z.tuple([z.string().min(3)], z.string()).optional(),
  email: z.string().min(3).optional(),
  exp: z.number(),
  iat: z.number(),
});

const invalid = (cause?: unknown) => new ProblemError('token-invalid', cause === undefined ? {} : { cause });

/** The provider is out of reach: nothing is known about the token, so nobody must be signed out for it. */
const unreachable = (cause: unknown) => new ProblemError('temporarily-unavailable', { cause });

/** Fetching the keys failed; jose has no class of its own for an answer other than 200. */
const isAboutKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === 'ERR_JOSE_GENERIC';

/** The policy that the token says it comes from. Only a hint: that policy's issuer and keys must then bear it out. */
const claimedPolicy = (token: string, policies: Policy[]): Policy => {
  try {
    const { tfp } = decodeJwt(token);
    const policy = policies.find((each) => each.tfp === null || each.tfp === tfp);
    if (policy !== undefined) return policy;
  } catch (cause) {
    throw invalid(cause);
  }
  throw invalid();
};

/**
 * Checks signature, issuer, audience, expiry and policy. Time is the machine's, never the movable clock: the browser
 * decides by its own clock when a token is old, and the two must agree.
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
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
    }).then(
      (verified) => verified.payload,
      (error: unknown) => {
        if (error instanceof errors.JWTExpired) throw new ProblemError('token-expired', { cause: error });
        throw isAboutKeys(error) ? unreachable(error) : invalid(error);
      },
    );
    const parsed = claims.safeParse(payload);
    const emailAddress = parsed.data?.emails?.[0] ?? parsed.data?.email;
    // Only a provider without policies goes by the standard's name for the person.
    const oid = parsed.data?.oid ?? (policy.tfp === null ? parsed.data?.sub : undefined);
    if (!parsed.success || emailAddress === undefined || oid === undefined) throw invalid(parsed.error);
    const { tfp, exp, iat } = parsed.data;
    if (await hasEnded(oid, iat)) throw new ProblemError('token-expired');
    return { oid, emailAddress, tfp: tfp ?? '', exp };
  };

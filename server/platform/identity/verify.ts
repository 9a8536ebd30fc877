import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { IdentitySettings } from '#server/platform/settings/identity.settings.ts';
import type { Claims } from './identity.types.ts';
import type { KeySource } from './key-source.ts';
import { type Policy, signInOptions } from './policies.ts';

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

/** The one kind of signature that every provider here makes. */
const algorithm = 'RS256';

/** Seconds by which the provider's clock and ours may differ. */
const clockTolerance = 300;

const invalid = (cause?: unknown) => platformProblem('token-invalid', cause === undefined ? {} : { cause });

/** The provider is out of reach: nothing is known about the token, so nobody must be signed out for it. */
const unreachable = (cause: unknown) => platformProblem('temporarily-unavailable', { cause });

/**
 * Who the claims say it is. Only a provider without policies goes by the standard's names, `sub` and `email`. A policy
 * that leaves out `oid` or `emails` was not set up for this app. An address that such a provider has not confirmed is nobody's: what
 * was given in its name would be shown to whoever types it there.
 */
const bearerOf = (
  { oid, sub, emails, email, email_verified: isConfirmed = true }: z.output<typeof claims>,
  { tfp }: Policy,
) => ({
  oid: oid ?? (tfp === null ? sub : undefined),
  emailAddress: emails?.[0] ?? (tfp === null && String(isConfirmed) !== 'false' ? email : undefined),
});

/** Fetching the keys failed; jose has no class of its own for an answer other than 200. */
const isAboutKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

/**
 * The policy that the token says it comes from. Only a hint: that policy's issuer and keys must then bear it out. A token with another
 * kind of signature is refused here, so that a forged one is known as such while the provider is out of reach.
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
 * Checks signature, issuer, audience, times and policy. Time is the machine's, never the movable clock: the browser
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

import { badSetup } from '#machines/auth/auth.failures.ts';
import type { Account, LoginMethod, SignInOption } from '#machines/auth/auth.types.ts';
import { providerNames } from '#machines/auth/provider-name.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import type { IdentitySettings } from './auth.settings.ts';

type Claims = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const firstOf = (value: unknown): string | null => (Array.isArray(value) ? text(value[0]) : null);

const misconfigured = (what: string): FlowError =>
  flowError({
    kind: 'unexpected',
    code: badSetup,
    message: `Sign-in isn’t working right now (${what}). Please tell us so we can fix it.`,
  });

const methods: Record<SignInOption, LoginMethod> = {
  emailSignUp: 'email',
  emailSignIn: 'email',
  google: 'google',
  facebook: 'facebook',
};

const options = ['emailSignIn', 'emailSignUp', 'google', 'facebook'] as const satisfies SignInOption[];

const optionOf = (tfp: unknown, { policies }: IdentitySettings): SignInOption | null =>
  options.find((each) => {
    const policy = policies[each];
    return policy !== null && (policy.tfp === null || policy.tfp === tfp);
  }) ?? null;

/** Whether the claims are from the policy that only resets a password. */
export const isOfReset = (claims: Claims | undefined, { policies }: IdentitySettings): boolean =>
  policies.passwordReset !== null && claims?.tfp === policies.passwordReset.tfp;

/** The person's private id at the provider; null when the claims lack it. */
export const privateIdOf = (claims: Claims | undefined): string | null =>
  text(claims?.oid) ?? text(claims?.sub);

/**
 * The account of an id token's claims.
 * @param now epoch milliseconds
 * @throws FlowError `bad_aad_setup`: an unknown policy, or no oid, e-mail address or expiry in the claims
 */
export const accountOf = (
  claims: Claims,
  rawIdToken: string,
  settings: IdentitySettings,
  now: number,
): Account => {
  const policy = optionOf(claims.tfp, settings);
  if (policy === null) throw misconfigured('unknown policy');
  const hasPolicies = settings.policies[policy]?.tfp !== null;
  // Only a provider without policies uses the standard's claim for the person's id.
  const oid = hasPolicies ? text(claims.oid) : privateIdOf(claims);
  if (oid === null) throw misconfigured('no oid');
  const email = firstOf(claims.emails) ?? (hasPolicies ? null : text(claims.email));
  if (email === null) throw misconfigured('no e-mail address');
  if (typeof claims.exp !== 'number') throw misconfigured('no expiry');
  return {
    oid,
    email,
    ...providerNames({ given: claims.given_name, family: claims.family_name, name: claims.name, email }),
    loggedInWith: hasPolicies ? methods[policy] : null,
    policy,
    rawIdToken,
    expiresAt: claims.exp * 1000,
    readAt: now,
  };
};

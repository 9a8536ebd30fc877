import { badSetup } from '#machines/auth/auth.failures.ts';
import type { Account, Policy } from '#machines/auth/auth.types.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import type { IdentitySettings } from './auth.settings.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const firstOf = (value: unknown): string | null => (Array.isArray(value) ? text(value[0]) : null);

const misconfigured = (what: string): FlowError =>
  flowError({
    kind: 'unexpected',
    code: badSetup,
    message: `Sign-in is not set up right (${what}). Please tell us, so that we can mend it.`,
  });

const policyOf = (tfp: unknown, settings: IdentitySettings): Policy | null => {
  const { emailSignUp, emailSignIn } = settings.policies;
  if (emailSignIn.tfp === null || emailSignIn.tfp === tfp) return 'emailSignIn';
  return emailSignUp.tfp === tfp ? 'emailSignUp' : null;
};

/**
 * The account behind an id token's claims.
 * @throws FlowError `bad_aad_setup`: an unknown policy, or no oid or e-mail address in the claims
 */
export const accountOf = (
  claims: Readonly<Record<string, unknown>>,
  rawIdToken: string,
  settings: IdentitySettings,
): Account => {
  const policy = policyOf(claims.tfp, settings);
  if (policy === null) throw misconfigured('unknown policy');
  // Only a provider without policies goes by the standard's name for the person.
  const oid = text(claims.oid) ?? (settings.policies[policy].tfp === null ? text(claims.sub) : null);
  if (oid === null) throw misconfigured('no oid');
  const email = firstOf(claims.emails) ?? text(claims.email);
  if (email === null) throw misconfigured('no e-mail address');
  return {
    oid,
    email,
    firstName: text(claims.given_name) ?? text(claims.name) ?? email,
    lastName: text(claims.family_name) ?? '–',
    loggedInWith: 'email',
    policy,
    rawIdToken,
  };
};

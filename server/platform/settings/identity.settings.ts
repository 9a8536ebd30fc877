import { z } from 'zod';
import type { Policies, Policy } from '#server/platform/identity/policies.ts';
import { localTenant } from '#server/platform/identity/simulated-tenant.ts';
import { SettingsError, type WithMode } from './parse-variables.ts';

/** Sign-in settings for the server and, without `audience`, for the browser. */
export type IdentitySettings = {
  /** `local` is the OpenID provider in this process, which has Azure AD B2C's policies. */
  provider: 'local' | 'b2c' | 'oidc';
  clientId: string;
  /** The required audience of the API's tokens. */
  audience: string;
  scopes: string[];
  knownAuthorities: string[];
  policies: Policies;
};

/** An empty variable means that the tenant lacks this policy; an unset one means its usual name. */
export const dispensablePolicies: readonly string[] = [
  'IDENTITY_POLICY_PASSWORD_RESET',
  'IDENTITY_POLICY_GOOGLE',
  'IDENTITY_POLICY_FACEBOOK',
];

const authorityProblem = 'must be an https address with a path, such as https://id.example/product';

/** The browser's library takes no other authority. */
const isAuthority = (text: string): boolean => {
  const url = URL.parse(text);
  const isPlain = url !== null && `${url.origin}${url.pathname}` === url.href;
  return isPlain && url.protocol === 'https:' && url.pathname !== '/';
};

export const identityVariables = {
  IDENTITY: z.enum(['local', 'b2c', 'oidc'], 'must be local, b2c or oidc').optional(),
  IDENTITY_TENANT: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name before .b2clogin.com')
    .optional(),
  IDENTITY_AUTHORITY: z.string().trim().refine(isAuthority, authorityProblem).optional(),
  IDENTITY_CLIENT_ID: z.string().trim().optional(),
  IDENTITY_AUDIENCE: z.string().trim().optional(),
  IDENTITY_API_SCOPE: z
    .string()
    .trim()
    // RFC 6749, section 3.3
    .regex(/^[!#-[\]-~]+( +[!#-[\]-~]+)*$/, 'must be a scope, or several with a space between them')
    .optional(),
  IDENTITY_POLICY_EMAIL_SIGN_UP: z.string().trim().optional(),
  IDENTITY_POLICY_EMAIL_SIGN_IN: z.string().trim().optional(),
  IDENTITY_POLICY_PASSWORD_RESET: z.string().trim().optional(),
  IDENTITY_POLICY_GOOGLE: z.string().trim().optional(),
  IDENTITY_POLICY_FACEBOOK: z.string().trim().optional(),
};

type Values = WithMode<z.output<z.ZodObject<typeof identityVariables>>>;

const need = (values: Values, name: keyof typeof identityVariables): string => {
  const value = values[name];
  if (value === undefined) throw new SettingsError(name, `is needed when IDENTITY is ${values.IDENTITY}`);
  return value;
};

/** The client id as a scope requests tokens for the app itself; such a scope allows no other. */
const scopesOf = (values: Values, standard: readonly string[]): string[] => {
  const asked = need(values, 'IDENTITY_API_SCOPE').split(/ +/);
  if (!asked.includes(values.IDENTITY_CLIENT_ID ?? '')) return [...new Set([...standard, ...asked])];
  if (asked.length === 1) return asked;
  throw new SettingsError('IDENTITY_API_SCOPE', 'may hold the client id only without other scopes');
};

const registered = (values: Values, standard: readonly string[]) => ({
  clientId: need(values, 'IDENTITY_CLIENT_ID'),
  audience: need(values, 'IDENTITY_AUDIENCE'),
  scopes: scopesOf(values, standard),
});

const b2c = (values: Values): IdentitySettings => {
  const tenant = need(values, 'IDENTITY_TENANT');
  const host = `${tenant}.b2clogin.com`;
  const policy = (tfp: string): Policy => ({
    authority: `https://${host}/${tenant}.onmicrosoft.com/${tfp}`,
    tfp,
  });
  const offered = (tfp: string) => (tfp === '' ? null : policy(tfp));
  return {
    provider: 'b2c',
    ...registered(values, ['openid']),
    knownAuthorities: [host],
    policies: {
      emailSignUp: policy(values.IDENTITY_POLICY_EMAIL_SIGN_UP ?? 'B2C_1_email_signup'),
      emailSignIn: policy(values.IDENTITY_POLICY_EMAIL_SIGN_IN ?? 'B2C_1_email_signin'),
      passwordReset: offered(values.IDENTITY_POLICY_PASSWORD_RESET ?? 'B2C_1_password_reset'),
      google: offered(values.IDENTITY_POLICY_GOOGLE ?? 'B2C_1_google'),
      facebook: offered(values.IDENTITY_POLICY_FACEBOOK ?? 'B2C_1_facebook'),
    },
  };
};

/** A provider without policies: one sign-in method, tokens without `tfp`, and a scope that requests the address. */
const oidc = (values: Values): IdentitySettings => {
  const authority = need(values, 'IDENTITY_AUTHORITY');
  const policy: Policy = { authority, tfp: null };
  return {
    provider: 'oidc',
    ...registered(values, ['openid', 'email']),
    knownAuthorities: [new URL(authority).host],
    policies: { emailSignUp: policy, emailSignIn: policy, passwordReset: null, google: null, facebook: null },
  };
};

const ofProviders = [
  'IDENTITY_TENANT',
  'IDENTITY_AUTHORITY',
  'IDENTITY_CLIENT_ID',
  'IDENTITY_AUDIENCE',
  'IDENTITY_API_SCOPE',
  'IDENTITY_POLICY_EMAIL_SIGN_UP',
  'IDENTITY_POLICY_EMAIL_SIGN_IN',
  'IDENTITY_POLICY_PASSWORD_RESET',
  'IDENTITY_POLICY_GOOGLE',
  'IDENTITY_POLICY_FACEBOOK',
] as const;

/** Throws for every provider but the sandbox’s own: real people’s accounts do not belong in a sandbox. */
const refuseInSandbox = (values: Values): void => {
  if (values.IDENTITY !== undefined && values.IDENTITY !== 'local')
    throw new SettingsError(
      'IDENTITY',
      'must be local in the sandbox: set MODE=production for another provider',
    );
  // An empty policy name sets nothing.
  const name = ofProviders.find((each) => values[each]);
  if (name)
    throw new SettingsError(name, 'belongs to a production server: set MODE=production, or leave it out');
};

export const readIdentity = (values: Values): IdentitySettings => {
  if (values.MODE === 'sandbox') {
    refuseInSandbox(values);
    return { provider: 'local', ...localTenant };
  }
  if (values.IDENTITY === 'b2c') return b2c(values);
  if (values.IDENTITY === 'oidc') return oidc(values);
  throw new SettingsError('IDENTITY', 'must be b2c or oidc when MODE is production');
};

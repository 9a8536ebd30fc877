/**
 * The sign-in methods of this product, by the app's names. A provider's own name for one (the `tfp` claim of Azure AD B2C) is a setting:
 * see `identity.settings.ts`.
 */
export const policyNames = ['emailSignUp', 'emailSignIn', 'passwordReset', 'google', 'facebook'] as const;

export type PolicyName = (typeof policyNames)[number];

/** One policy, as tokens and browsers see it. */
export type Policy = {
  /** What MSAL calls the authority: https, with a path. */
  authority: string;
  /** The claim that names the policy in a token; null with a provider that has no policies. */
  tfp: string | null;
};

/** E-mail is always offered; null is a method that this tenant lacks. */
export type Policies = Record<'emailSignUp' | 'emailSignIn', Policy> &
  Record<'passwordReset' | 'google' | 'facebook', Policy | null>;

/** How a person proves their identity. */
export type LoginMethod = 'email' | 'google' | 'facebook';

/** The method by which a policy signs people in. */
export const methodOf = (name: PolicyName): LoginMethod =>
  name === 'google' || name === 'facebook' ? name : 'email';

/** The policies whose tokens make a session. After a password reset the person still has to sign in. */
export const signInOptions = ({ emailSignUp, emailSignIn, google, facebook }: Policies): Policy[] =>
  [emailSignUp, emailSignIn, google, facebook].filter((policy) => policy !== null);

/** How the token's bearer signed in, by its `tfp`; null if the provider has no policies, or not this one. */
export const methodOfToken = (policies: Policies, tfp: string): LoginMethod | null => {
  const name = policyNames.find((each) => tfp !== '' && policies[each]?.tfp === tfp);
  return name === undefined ? null : methodOf(name);
};

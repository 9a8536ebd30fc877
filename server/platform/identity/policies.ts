/**
 * The ways in that this product knows, by the name the app uses for each. An identity provider's own name for a way
 * in (the `tfp` claim of Azure AD B2C) is a setting: see `identity.settings.ts`.
 */
export const policyNames = ['emailSignUp', 'emailSignIn', 'passwordReset', 'google', 'facebook'] as const;

export type PolicyName = (typeof policyNames)[number];

/** One policy as tokens and browsers meet it. */
export type Policy = {
  /** What MSAL calls the authority: https, with a path. */
  authority: string;
  /** The claim that names the policy in a token; null with a provider that has no policies. */
  tfp: string | null;
};

/** E-mail is always offered; null is what this tenant does without. */
export type Policies = Record<'emailSignUp' | 'emailSignIn', Policy> &
  Record<'passwordReset' | 'google' | 'facebook', Policy | null>;

/** What a person proves who they are with. */
export type LoginMethod = 'email' | 'google' | 'facebook';

/** The method that a policy's people sign in by. */
export const methodOf = (name: PolicyName): LoginMethod =>
  name === 'google' || name === 'facebook' ? name : 'email';

/** Those whose tokens make a session. Who has set a new password still has to sign in with it. */
export const signInOptions = ({ emailSignUp, emailSignIn, google, facebook }: Policies): Policy[] =>
  [emailSignUp, emailSignIn, google, facebook].filter((policy) => policy !== null);

/** How the bearer of a token signed in, by its `tfp`; null where the provider has no policies, or not this one. */
export const methodOfToken = (policies: Policies, tfp: string): LoginMethod | null => {
  const name = policyNames.find((each) => tfp !== '' && policies[each]?.tfp === tfp);
  return name === undefined ? null : methodOf(name);
};

import type { Schemas } from '#openapi/contract.gen.ts';
import { type LoginMethod, methodOfToken, type Policies } from '#server/platform/identity/policies.ts';

export type LoginType = Schemas['CurrentUser']['loginType'];

const types: Record<LoginMethod, LoginType> = { email: 'Email', google: 'Google', facebook: 'Facebook' };

/** How the bearer of a token with this `tfp` signs in; `Unknown` with a provider that has no policies. */
export const loginTypeOf = (policies: Policies, tfp: string): LoginType => {
  const method = methodOfToken(policies, tfp);
  return method === null ? 'Unknown' : types[method];
};

const ways: Record<LoginType, string> = {
  Email: 'your e-mail address and a password',
  Google: 'Google',
  Facebook: 'Facebook',
  Unknown: 'the sign-in you used before',
};

/** The text for a person whose address belongs to another sign-in: its method, and nothing else. */
export const otherWay = (loginType: LoginType): string =>
  `You have an account with this e-mail address already. Sign in with ${ways[loginType]}, as you did before.`;

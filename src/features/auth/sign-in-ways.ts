import type { SignInOption } from '#machines/auth/auth.types.ts';
import { type IdentitySettings, loadIdentitySettings } from './auth.settings.ts';

/** A sign-in method, with its button's text. */
export type SignInWay = { policy: SignInOption; text: string };

const signIn: SignInWay = { policy: 'emailSignIn', text: 'Sign in with e-mail' };
const signUp: SignInWay = { policy: 'emailSignUp', text: 'Create an account' };
const google: SignInWay = { policy: 'google', text: 'Continue with Google' };
const facebook: SignInWay = { policy: 'facebook', text: 'Continue with Facebook' };

const waysOf = ({ provider, policies }: IdentitySettings): SignInWay[] => {
  // A provider without policies has one page for all.
  if (provider === 'oidc') return [{ policy: 'emailSignIn', text: 'Sign in or create an account' }];
  const offered = [google, facebook].filter(({ policy }) => policies[policy] !== null);
  return [signIn, signUp, ...offered];
};

/** The site's sign-in methods. While the server is unreachable, those that every site has. */
export const loadWays = (): Promise<SignInWay[]> =>
  loadIdentitySettings().then(waysOf, () => [signIn, signUp]);

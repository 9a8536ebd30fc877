import type { SignInOption } from '#machines/auth/auth.types.ts';
import { type IdentitySettings, loadIdentitySettings } from './auth.settings.ts';

/** One way in, with the words of its button. */
export type SignInWay = { policy: SignInOption; text: string };

const signIn: SignInWay = { policy: 'emailSignIn', text: 'Sign in with e-mail' };
const signUp: SignInWay = { policy: 'emailSignUp', text: 'Create an account' };
const google: SignInWay = { policy: 'google', text: 'Continue with Google' };
const facebook: SignInWay = { policy: 'facebook', text: 'Continue with Facebook' };

const waysOf = ({ provider, policies }: IdentitySettings): SignInWay[] => {
  // A provider without policies has one page for everything.
  if (provider === 'oidc') return [{ policy: 'emailSignIn', text: 'Sign in or create an account' }];
  const offered = [google, facebook].filter(({ policy }) => policies[policy] !== null);
  return [signIn, signUp, ...offered];
};

/** The ways in that are offered here. While the server can't be asked, those that every site has. */
export const loadWays = (): Promise<SignInWay[]> =>
  loadIdentitySettings().then(waysOf, () => [signIn, signUp]);

import { useSelector } from '@xstate/react';
import { isAuthStateLoading, pendingPolicy } from '#machines/auth/auth.selectors.ts';
import type { Policy, SignInOption } from '#machines/auth/auth.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { css } from '#styled-system/css';
import { type IdentitySettings, loadIdentitySettings } from './auth.settings.ts';
import { signInProblem } from './logout-messages.ts';
import { type Intent, targetOf } from './sign-in-target.ts';
import type { AuthActor } from './whether-signed-in.ts';

/** A sign-in method, with its button's text. */
type SignInWay = { policy: SignInOption; text: string };

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

const isByEmail = (policy: Policy) => policy === 'emailSignIn' || policy === 'emailSignUp';

const texts: Record<Intent | 'picked' | 'none', { title: string; lede: string }> = {
  register: {
    title: 'First, sign in or create an account',
    lede: 'An account keeps your registration, your route and every dollar you raise in one place. It takes two minutes.',
  },
  picked: {
    title: 'First, sign in or create an account',
    lede: 'We’ve saved your choices. Sign in or create an account to continue.',
  },
  registration: {
    title: 'Sign in to continue',
    lede: 'Your registration is saved. Sign in and pick up where you left off.',
  },
  donate: {
    title: 'Sign in to give',
    lede: 'With an account, your gifts, receipts and monthly giving are all in one place.',
  },
  peloton: {
    title: 'Sign in to start a peloton',
    lede: 'Pelotons are for people who ride, volunteer or take on a challenge. Sign in, or create an account, and we’ll take it from there.',
  },
  monthly: {
    title: 'Sign in to see your gifts',
    lede: 'Change or stop a monthly gift, and find your receipts. Did you give without an account? Create one with the same e-mail address.',
  },
  none: {
    title: 'Welcome',
    lede: 'Sign in to see your rides, your peloton and how far you’ve climbed.',
  },
};

/** Two by two where there is room, so that the buttons form one block. */
const grid = css({
  display: 'grid',
  gap: '4',
  flexBasis: 'full',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 21rem))' },
});

type SignInScreenProps = {
  intent: Intent | undefined;
  /** The person comes from choosing how to take part. */
  hasPicked: boolean;
  ways: readonly SignInWay[];
  /** The running sign-in method; `all` while it is unknown whether the person is signed in. */
  pending: Policy | 'all' | null;
  /** Why the last attempt or session ended. */
  problem: string | null;
  onSignIn: (policy: Policy) => void;
};

/** The choice of a sign-in method. The provider's page comes next. */
const SignInScreen = ({ intent, hasPicked, ways, pending, problem, onSignIn }: SignInScreenProps) => {
  const { title, lede } = texts[hasPicked ? 'picked' : (intent ?? 'none')];
  // A person who comes to register is probably new.
  const isNewcomer = hasPicked || intent === 'register';
  const byEmail = ways.filter(({ policy }) => isByEmail(policy));
  const ordered = isNewcomer ? byEmail.toReversed() : byEmail;
  const others = ways.filter(({ policy }) => !isByEmail(policy));
  const button = ({ policy, text }: SignInWay, place: number) => (
    <Button
      key={policy}
      size="lg"
      wide
      tone={place === 0 ? 'primary' : 'plain'}
      pending={pending === 'all' || pending === policy}
      onClick={() => onSignIn(policy)}
    >
      {text}
    </Button>
  );
  return (
    <PageFrame>
      <Hero
        scenery
        land="sign-in"
        title={title}
        lede={lede}
        actions={
          <>
            {problem === null ? null : (
              <div className={css({ flexBasis: 'full', '& > *': { maxWidth: '36rem' } })}>
                <Notice tone="warning" role="alert">
                  <p>{problem}</p>
                </Notice>
              </div>
            )}
            <div className={grid}>{[...ordered, ...others].map(button)}</div>
          </>
        }
      />
    </PageFrame>
  );
};

type SignInPageProps = {
  auth: AuthActor;
  ways: readonly SignInWay[];
  /** The person's intent, from the address. */
  wanted: { prevPath?: string | undefined; intent?: Intent | undefined };
};

/** The sign-in methods, connected to sign-in itself. */
export const SignInPage = ({ auth, ways, wanted }: SignInPageProps) => {
  const isLoading = useSelector(auth, isAuthStateLoading);
  const underWay = useSelector(auth, pendingPolicy);
  const problem = useSelector(auth, signInProblem);
  return (
    <SignInScreen
      intent={wanted.intent}
      hasPicked={wanted.prevPath?.startsWith('/register?choose=') ?? false}
      ways={ways}
      pending={isLoading ? 'all' : underWay}
      problem={problem}
      onSignIn={(policy) =>
        auth.send({ type: 'signIn.requested', policy, display: 'redirect', returnTo: targetOf(wanted) })
      }
    />
  );
};

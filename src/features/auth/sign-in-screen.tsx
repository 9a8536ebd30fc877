import type { Policy } from '#machines/auth/auth.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { css } from '#styled-system/css';
import type { Intent } from './sign-in-target.ts';

const words: Record<Intent | 'picked' | 'none', { title: string; lede: string }> = {
  register: {
    title: 'First, who are you?',
    lede: 'An account keeps your registration, your route and every dollar you raise in one place. It takes two minutes.',
  },
  picked: {
    title: 'First, who are you?',
    lede: 'We’ve kept what you picked. Sign in or create an account to go on.',
  },
  registration: {
    title: 'Sign in to go on',
    lede: 'Your registration is saved. Sign in and go on where you left off.',
  },
  donate: {
    title: 'Sign in to give',
    lede: 'With an account your gifts, receipts and monthly giving stay together.',
  },
  none: {
    title: 'Welcome',
    lede: 'Sign in to see your rides, your peloton and how far you’ve climbed.',
  },
};

const signIn = { policy: 'emailSignIn', text: 'Sign in with e-mail' } as const;
const signUp = { policy: 'emailSignUp', text: 'Create an account' } as const;

const wholeRow = css({ flexBasis: 'full', '& > *': { maxWidth: '36rem' } });

type SignInScreenProps = {
  intent: Intent | undefined;
  /** They come from choosing how to take part. */
  hasPicked: boolean;
  /** The person is on the way to the provider, or it is not yet known whether they are signed in. */
  isBusy: boolean;
  /** Why the last attempt, or the last session, ended. */
  problem: string | null;
  onSignIn: (policy: Policy) => void;
};

/** The choice between an account that is there and a new one. The provider's own page comes next. */
export const SignInScreen = ({ intent, hasPicked, isBusy, problem, onSignIn }: SignInScreenProps) => {
  const { title, lede } = words[hasPicked ? 'picked' : (intent ?? 'none')];
  // Who comes to register is most likely new here.
  const ways = hasPicked || intent === 'register' ? [signUp, signIn] : [signIn, signUp];
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
              <div className={wholeRow}>
                <Notice tone="warning" role="alert">
                  <p>{problem}</p>
                </Notice>
              </div>
            )}
            {ways.map(({ policy, text }, place) => (
              <Button
                key={policy}
                size="lg"
                wide="phone"
                tone={place === 0 ? 'primary' : 'plain'}
                pending={isBusy}
                onClick={() => onSignIn(policy)}
              >
                {text}
              </Button>
            ))}
          </>
        }
      />
    </PageFrame>
  );
};

import { useSelector } from '@xstate/react';
import { isUnreachable } from '#machines/auth/auth.selectors.ts';
import { PassageScreen } from './passage-screen.tsx';
import type { AuthActor } from './whether-signed-in.ts';

/** Shown while sign-in finds out where to pass the person on to. */
export const Passage = ({ auth, title }: { auth: AuthActor; title: string }) => {
  const isOffline = useSelector(auth, isUnreachable);
  return (
    <PassageScreen
      title={title}
      lede={
        isOffline
          ? 'We can’t reach the server. Check your connection; we’ll keep trying.'
          : 'One moment, please.'
      }
    />
  );
};

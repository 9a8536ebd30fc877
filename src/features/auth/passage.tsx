import { useSelector } from '@xstate/react';
import { isUnreachable, serverFailure } from '#machines/auth/auth.selectors.ts';
import { PassageScreen } from './passage-screen.tsx';
import type { AuthActor } from './whether-signed-in.ts';

/** Shown while sign-in decides where to redirect. */
export const Passage = ({ auth, title }: { auth: AuthActor; title: string }) => {
  const isOffline = useSelector(auth, isUnreachable);
  const isFailing = useSelector(auth, serverFailure) !== null;
  return (
    <PassageScreen
      title={title}
      lede={
        isOffline
          ? isFailing
            ? 'Our server has a problem. We’ll keep trying.'
            : 'We can’t reach the server. Check your connection; we’ll keep trying.'
          : 'One moment, please.'
      }
    />
  );
};

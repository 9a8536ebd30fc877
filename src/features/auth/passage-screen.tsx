import { useSelector } from '@xstate/react';
import { isUnreachable, serverFailure } from '#machines/auth/auth.selectors.ts';
import type { AppLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';
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

type PassageScreenProps = {
  title: string;
  lede: string;
  /** Shown when the person has to continue by themselves. */
  next?: { link: AppLink; text: string } | undefined;
};

/** A page that only redirects: after the provider's answer, or for signing out. */
export const PassageScreen = ({ title, lede, next }: PassageScreenProps) => (
  <PageFrame>
    <StepLayout
      title={title}
      lede={<span role="status">{lede}</span>}
      actions={next === undefined ? undefined : <LinkButton {...next.link}>{next.text}</LinkButton>}
    >
      {null}
    </StepLayout>
  </PageFrame>
);

import type { AppLink } from '#src/components/button/app-link.ts';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';

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

import { LinkButton } from '#src/components/button/link-button.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';

type PassageScreenProps = {
  title: string;
  lede: string;
  /** Shown when the person has to go on by themselves. */
  next?: { href: string; text: string } | undefined;
};

/** A page that only passes people on: back from the provider, on the way out. */
export const PassageScreen = ({ title, lede, next }: PassageScreenProps) => (
  <PageFrame>
    <StepLayout
      title={title}
      lede={<span role="status">{lede}</span>}
      actions={next === undefined ? undefined : <LinkButton href={next.href}>{next.text}</LinkButton>}
    >
      {null}
    </StepLayout>
  </PageFrame>
);

import { LinkButton } from '#src/components/button/link-button.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { StepLayout } from '#src/components/page-frame/step-layout.tsx';

/** The last page after a person closed their account and was signed out. */
export const AccountClosedPage = () => (
  <PageFrame>
    <StepLayout
      title="Your account is closed"
      lede="We’ve sent you an e-mail that confirms it. Thank you for being part of this."
      actions={
        <LinkButton tone="plain" size="lg" to="/">
          See what we ride for
        </LinkButton>
      }
    >
      <p>
        If you want to come back one day, sign in as you did before. You’ll start with a new, empty account.
      </p>
    </StepLayout>
  </PageFrame>
);

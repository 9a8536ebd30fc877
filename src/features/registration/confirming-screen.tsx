import { money } from '#machines/money.ts';
import { draftOf } from '#machines/registration/registration.drafts.ts';
import { feeTotal } from '#machines/registration/registration.guards.ts';
import type { RegistrationContext, RegistrationEvent } from '#machines/registration/registration.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { methodName } from '#src/components/payment-choice/payment-choice.tsx';
import { ProgressBar } from '#src/components/progress-bar/progress-bar.tsx';
import { Fact, Facts } from '#src/components/review/review.tsx';
import { PlainScreen } from './plain-screen.tsx';

const chargeOf = (context: RegistrationContext) => {
  const saved = context.registration?.fundraising.paymentMethod;
  const card = saved && draftOf(context, 'fee').payment === 'saved' ? methodName(saved) : 'your card';
  return `${money(feeTotal(context))} on ${card}`;
};

type ConfirmingScreenProps = {
  heading: string;
  context: RegistrationContext;
  /** The page has stopped asking; only the person can ask again. */
  isUnresolved: boolean;
  send: (event: RegistrationEvent) => void;
};

/** A payment without an answer: its amount, the state of the wait, and that the card is not charged twice. */
export const ConfirmingScreen = ({ heading, context, isUnresolved, send }: ConfirmingScreenProps) =>
  isUnresolved ? (
    <PlainScreen
      heading={heading}
      lede="We still don’t know whether your payment went through. We’ll e-mail you as soon as we know."
      actions={
        <>
          <Button size="lg" wide="phone" onClick={() => send({ type: 'payment.checked' })}>
            Check again
          </Button>
          <LinkButton to="/register" size="lg" wide="phone" tone="plain">
            See your registration
          </LinkButton>
        </>
      }
    >
      <Illustration of="answer-awaited" alt="" size="medium" />
      <Facts>
        <Fact name="Your payment">{chargeOf(context)}</Fact>
        <Fact name="What we know">
          We asked for it once and haven’t heard back. You’ll be charged once at most, no matter how often we
          check.
        </Fact>
        <Fact name="What happens next">
          We’ll keep checking, and keep your place meanwhile. You’ll get an e-mail either way. You can close
          this page.
        </Fact>
      </Facts>
    </PlainScreen>
  ) : (
    <PlainScreen
      heading={heading}
      lede={`We’ve asked your bank for ${chargeOf(context)}. The answer usually takes less than a minute. You can close this page; we’ll e-mail you.`}
    >
      <ProgressBar about="Waiting for your bank" value={null} visible />
    </PlainScreen>
  );

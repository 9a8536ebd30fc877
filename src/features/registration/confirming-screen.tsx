import { draftOf } from '#machines/registration/registration.drafts.ts';
import { feeTotal } from '#machines/registration/registration.guards.ts';
import type { RegistrationContext, RegistrationEvent } from '#machines/registration/registration.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { money } from '#src/components/format/money.ts';
import { methodName } from '#src/components/payment-choice/payment-choice.tsx';
import { ProgressBar } from '#src/components/progress-bar/progress-bar.tsx';
import { PlainScreen } from './plain-screen.tsx';

const chargeOf = (context: RegistrationContext) => {
  const saved = context.registration?.fundraising.paymentMethod;
  const card = saved && draftOf(context, 'fee').payment === 'saved' ? methodName(saved) : 'your card';
  return `${money(feeTotal(context))} on ${card}`;
};

type ConfirmingScreenProps = {
  heading: string;
  context: RegistrationContext;
  /** We have stopped asking; only the person may ask once more. */
  isUnresolved: boolean;
  send: (event: RegistrationEvent) => void;
};

/** A payment without an answer: how much it is about, where the wait stands, and that nobody is charged twice. */
export const ConfirmingScreen = ({ heading, context, isUnresolved, send }: ConfirmingScreenProps) =>
  isUnresolved ? (
    <PlainScreen
      heading={heading}
      lede={`We still don’t know whether ${chargeOf(context)} went through. You won’t be charged twice, and we’ll e-mail you as soon as we know.`}
      actions={
        <>
          <Button size="lg" wide="phone" onClick={() => send({ type: 'payment.checked' })}>
            Check again
          </Button>
          <LinkButton href="/register" size="lg" wide="phone" tone="plain">
            See your registration
          </LinkButton>
        </>
      }
    />
  ) : (
    <PlainScreen
      heading={heading}
      lede={`We’ve asked your bank for ${chargeOf(context)}. The answer usually takes less than a minute. You can close this page; we’ll e-mail you.`}
    >
      <ProgressBar about="Waiting for your bank" value={null} visible />
    </PlainScreen>
  );

import { draftOf, methodsOf } from '#machines/donation/donation.drafts.ts';
import { cameTooLate, declineText } from '#machines/donation/donation.messages.ts';
import type { DonationContext, DonationEvent, DonationMethod } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { Moment } from './moment.tsx';

type DeclinedProps = {
  context: DonationContext;
  heading: string;
  send: (event: DonationEvent) => void;
};

/** Another way than the one that didn't work: a card where it was something else, else PayPal, which every browser has. */
const otherThan = (method: DonationMethod): DonationMethod =>
  method === 'CreditCard' ? 'PayPalAccount' : 'CreditCard';

/** It didn't go through: why, and what helps. */
export const Declined = ({ context, heading, send }: DeclinedProps) => {
  const words = declineText(context.decline ?? { reason: null, detail: null });
  const other = otherThan(draftOf(context).method);
  const isOffered = methodsOf(context).includes(other);
  const revise = (
    <Button
      key="revise"
      size="lg"
      wide="phone"
      tone={words.next === 'form' ? 'primary' : 'plain'}
      onClick={() => send({ type: 'donation.revised' })}
    >
      Back to my gift
    </Button>
  );
  const change = isOffered ? (
    <Button
      key="change"
      size="lg"
      wide="phone"
      tone={words.next === 'method' ? 'primary' : 'plain'}
      onClick={() => send({ type: 'method.chosen', method: other })}
    >
      {other === 'CreditCard' ? 'Pay with a card' : 'Pay with PayPal'}
    </Button>
  ) : null;
  return (
    <Moment
      heading={heading}
      lede={
        <>
          <b>{words.title}.</b> {words.text}
        </>
      }
      actions={
        <>
          {change}
          {revise}
        </>
      }
    >
      <p>
        {context.decline?.reason === cameTooLate ? 'Nothing' : 'Nothing was charged, and nothing'} you typed
        is lost.
      </p>
    </Moment>
  );
};

import { billOfDonation } from '#machines/donation/donation.selectors.ts';
import type { DonationContext, DonationEvent } from '#machines/donation/donation.types.ts';
import { moneyExact } from '#machines/money.ts';
import { Button } from '#src/components/button/button.tsx';
import { Moment } from './moment.tsx';

type RepeatingProps = { context: DonationContext; heading: string; send: (event: DonationEvent) => void };

/** Asks whether the donor means the same donation a second time. */
export const Repeating = ({ context, heading, send }: RepeatingProps) => {
  const bill = billOfDonation(context);
  return (
    <Moment
      heading={heading}
      lede={`The same amount to ${context.recipient.name} went through within the last ten minutes. Your receipt for it is in your inbox.`}
      actions={
        <>
          <Button tone="plain" onClick={() => send({ type: 'repeat.confirmed', key: crypto.randomUUID() })}>
            Give {bill === null ? '' : moneyExact(bill.charge)} a second time
          </Button>
          <Button size="lg" wide="phone" onClick={() => send({ type: 'repeat.dropped' })}>
            No, once is enough
          </Button>
        </>
      }
    />
  );
};

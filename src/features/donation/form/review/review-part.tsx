import type { CalendarDay } from '#machines/calendar.ts';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import { addressNeedOf, isGrant } from '#machines/donation/donation.rules.ts';
import { billOfDonation, chargeDays } from '#machines/donation/donation.selectors.ts';
import type { DonationContext, DonationDraft, DonationEvent } from '#machines/donation/donation.types.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { dateText } from '#src/components/format/date.ts';
import { Bill } from '#src/components/review/review.tsx';
import { slots } from '#src/components/style/style.ts';
import { payingText } from '#src/features/donation/donation-messages.ts';
import type { FormPartProps } from '#src/features/donation/form/form.types.ts';
import { RowChange } from '#src/features/donation/form/step-head.tsx';
import { ReviewOptions } from './review-options.tsx';

/** The day of a recurring donation's charges after its `first` (YYYY-MM-DD): short months lack the last days. */
export const everyMonth = (first: CalendarDay): string => {
  const day = Number(first.slice(-2));
  if (day <= 28) return ' and on that day every month';
  return `, then on the ${day === 31 ? '31st' : `${day}th`} of every month, or on the last day of a shorter one`;
};

type ReviewPartProps = FormPartProps & { context: DonationContext; send: (event: DonationEvent) => void };

/** The donor, the e-mail address for the receipt, and the address if it was required. */
const contactOf = (draft: DonationDraft): string[] => {
  if (addressNeedOf(draft) !== 'whole') return [draft.email];
  const region = [draft.state, draft.postalCode].filter((part) => part.trim() !== '').join(' ');
  return [draft.email, `${draft.address}, ${draft.city}, ${region}`];
};

const giverOf = (draft: DonationDraft): string => {
  const own = fullNameOf(draft);
  return draft.frequency === 'Organization' ? `${draft.organizationName}, by ${own}` : own;
};

/** The review before the donation: the charge, the donor, the payment method, and who will see what. */
export const ReviewPart = ({ context, send, ...part }: ReviewPartProps) => {
  const at = slots('donation');
  const draft = draftOf(context);
  const bill = billOfDonation(context);
  const days = chargeDays(context);
  const { isBusy } = part;
  if (bill === null) return null;
  const isGranted = isGrant(draft.method);
  const paidWith = payingText({
    method: draft.method,
    tokenized: context.tokenized,
    saved: context.known?.savedMethod ?? null,
  });
  return (
    <>
      <section aria-label={isGranted ? 'What your fund gives' : 'What you’re charged'}>
        <Bill
          lines={[
            { name: `To ${context.recipient.name}`, amount: bill.amount },
            ...(bill.fee === 0 ? [] : [{ name: 'Fee you cover', amount: bill.fee }]),
          ]}
          sumName={isGranted ? 'Your fund gives' : days === null ? 'You’re charged' : 'Charged today'}
          sum={bill.charge}
        />
        {days === null ? null : (
          <p className={at('note')}>
            We’ll charge you again on <b>{dateText(days.next)}</b>
            {everyMonth(days.first)}. Stop anytime.
          </p>
        )}
      </section>
      <dl className={at('rows')}>
        <div className={at('row')}>
          <dt>From</dt>
          <dd>
            <span>
              {giverOf(draft)}
              {contactOf(draft).map((line) => (
                <small key={line}>{line}</small>
              ))}
            </span>
            <RowChange of="who gives" step="donor" {...{ isBusy, send }} />
          </dd>
        </div>
        <div className={at('row')}>
          <dt>Pay with</dt>
          <dd>
            <span>{paidWith}</span>
            <RowChange of="how you pay" step="payment" {...{ isBusy, send }} />
          </dd>
        </div>
      </dl>
      <ReviewOptions
        {...part}
        recipient={context.recipient}
        hasFault={(field) => field in context.fieldErrors}
      />
    </>
  );
};

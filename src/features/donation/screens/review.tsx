import { draftOf } from '#machines/donation/donation.drafts.ts';
import { billOfGift, chargeDays, shownName } from '#machines/donation/donation.selectors.ts';
import { problemText } from '#machines/donation/donation.texts.ts';
import type { DonationContext, DonationDraft, DonationEvent } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { dateText } from '#src/components/format/date.ts';
import { moneyExact } from '#src/components/format/money.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Bill } from '#src/components/review/bill.tsx';
import { ReviewList } from '#src/components/review/review-list.tsx';
import { payingText } from '#src/features/donation/donation-words.ts';
import { WhoSees } from '#src/features/donation/form/who-sees.tsx';
import { Moment } from './moment.tsx';

const tributeText = ({ tributeKind, tributeName }: DonationDraft): string | null => {
  if (tributeKind === 'none') return null;
  return `In ${tributeKind === 'honor' ? 'honor' : 'memory'} of ${tributeName}`;
};

const givenBy = (draft: DonationDraft): string => {
  const own = `${draft.firstName} ${draft.lastName}`;
  const organization = draft.frequency === 'Organization' ? `${draft.organizationName}, by ${own}` : own;
  return `${organization}\n${draft.email}\n${draft.address}\n${draft.city}, ${draft.state} ${draft.postalCode}`;
};

type ReviewProps = {
  context: DonationContext;
  heading: string;
  isSending: boolean;
  /** Which of the waits is on, in words. */
  waiting: string;
  send: (event: DonationEvent) => void;
};

/** Everything once more before it counts: what is charged, from whom, how, and who will see what. */
export const Review = ({ context, heading, isSending, waiting, send }: ReviewProps) => {
  const draft = draftOf(context);
  const bill = billOfGift(context);
  const days = chargeDays(context);
  const { recipient, problem } = context;
  if (bill === null) return null;
  const tribute = tributeText(draft);
  const method = payingText({
    method: draft.method,
    tokenized: context.tokenized,
    saved: context.known?.savedMethod ?? null,
  });
  return (
    <Moment
      heading={heading}
      lede="Nothing is charged until you give."
      actions={
        <>
          <Button tone="quiet" disabled={isSending} onClick={() => send({ type: 'review.left' })}>
            Change something
          </Button>
          <Button
            size="lg"
            wide="phone"
            pending={isSending}
            pendingText={waiting}
            onClick={() => send({ type: 'gift.confirmed', key: crypto.randomUUID() })}
          >
            Confirm and give {moneyExact(bill.charge)}
          </Button>
        </>
      }
    >
      {problem === null ? null : (
        <Notice tone={context.quotedCharge === null ? 'error' : 'warning'} role="alert" level={3}>
          {problemText(problem)}
        </Notice>
      )}
      <Bill
        lines={[
          { name: `To ${recipient.name}`, amount: bill.amount },
          { name: 'Fee you cover', amount: bill.fee },
        ]}
        sumName={days === null ? 'You are charged today' : 'You are charged today, and every month'}
        sum={bill.charge}
      />
      {days === null ? null : (
        <p>
          Charged again on <b>{dateText(days.next)}</b> and on that day of every month, until you stop it
          under <b>Your monthly gifts</b>.
        </p>
      )}
      <ReviewList
        title="Your gift"
        rows={[
          { name: 'Given by', value: givenBy(draft) },
          { name: 'Paid with', value: method },
          ...(draft.isAnonymous ? [] : [{ name: 'Public name', value: shownName(draft) }]),
          ...(tribute === null ? [] : [{ name: 'Tribute', value: tribute }]),
        ]}
      />
      <section aria-labelledby="seen-title">
        <h3 id="seen-title">Who will see this</h3>
        <WhoSees draft={draft} recipient={recipient} />
      </section>
    </Moment>
  );
};

import { useEffect, useRef } from 'react';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import { problemText, problemTitle } from '#machines/donation/donation.messages.ts';
import { billOfDonation, chargeDays } from '#machines/donation/donation.selectors.ts';
import type { DonationContext, DonationDraft, DonationEvent } from '#machines/donation/donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { dateText } from '#src/components/format/date.ts';
import { moneyExact } from '#src/components/format/money.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { Bill } from '#src/components/review/bill.tsx';
import { ReviewList } from '#src/components/review/review-list.tsx';
import { slots } from '#src/components/style/style.ts';
import { payingText } from '#src/features/donation/donation-messages.ts';
import { WhoSees } from '#src/features/donation/form/who-sees.tsx';
import { everyMonth } from './every-month.ts';
import { Moment } from './moment.tsx';

const tributeText = ({ tributeKind, tributeName }: DonationDraft): string | null => {
  if (tributeKind === 'none') return null;
  return `In ${tributeKind === 'honor' ? 'honor' : 'memory'} of ${tributeName}`;
};

const givenBy = (draft: DonationDraft): string => {
  const own = `${draft.firstName} ${draft.lastName}`;
  const organization = draft.frequency === 'Organization' ? `${draft.organizationName}, by ${own}` : own;
  const region = [draft.state, draft.postalCode].filter((part) => part.trim() !== '').join(' ');
  return `${organization}\n${draft.email}\n${draft.address}\n${draft.city}, ${region}`;
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
  const bill = billOfDonation(context);
  const days = chargeDays(context);
  const { recipient, problem } = context;
  const notice = useRef<HTMLDivElement>(null);
  // On a phone the button that was pressed stands far below what is said about it.
  useEffect(() => {
    if (problem === null) return;
    takeFocus(notice.current, { preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  const isGranted = draft.method === 'Chariot';
  if (bill === null) return null;
  const tribute = tributeText(draft);
  const method = payingText({
    method: draft.method,
    tokenized: context.tokenized,
    saved: context.known?.savedMethod ?? null,
  });
  const at = slots('donation');
  return (
    <Moment
      heading={heading}
      lede={
        isGranted ? 'Your fund is asked when you give, not before.' : 'Nothing is charged until you give.'
      }
      isWide
    >
      <div className={at('page')}>
        <div className={at('questions')}>
          {problem === null ? null : (
            <div ref={notice} tabIndex={-1}>
              <Notice
                tone={context.quotedCharge === null ? 'error' : 'warning'}
                role="alert"
                level={3}
                title={problemTitle(problem)}
              >
                {problemText(problem)}
              </Notice>
            </div>
          )}
          <ReviewList
            title="Your gift"
            action={
              <Button tone="quiet" disabled={isSending} onClick={() => send({ type: 'review.left' })}>
                Change something
              </Button>
            }
            rows={[
              { name: 'Given by', value: givenBy(draft) },
              { name: 'Paid with', value: method },
              ...(tribute === null ? [] : [{ name: 'Given', value: tribute }]),
            ]}
          />
          <section aria-labelledby="seen-title" className={at('part')}>
            <h3 id="seen-title" className={at('seenTitle')}>
              Who will see this
            </h3>
            <WhoSees draft={draft} recipient={recipient} />
          </section>
        </div>
        <aside
          className={at('aside')}
          aria-label={isGranted ? 'What your fund gives' : 'What you are charged'}
        >
          <div className={at('ticket')}>
            <Bill
              lines={[
                { name: `To ${recipient.name}`, amount: bill.amount },
                ...(bill.fee === 0 ? [] : [{ name: 'Fee you cover', amount: bill.fee }]),
              ]}
              sumName={isGranted ? 'Your fund gives' : days === null ? 'You are charged' : 'Charged today'}
              sum={bill.charge}
            />
            {days === null ? null : (
              <p className={at('note')}>
                Charged again on <b>{dateText(days.next)}</b>
                {everyMonth(days.first)}, until you stop it under “Your monthly gifts”.
              </p>
            )}
          </div>
          <div className={at('bar')}>
            <Button
              size="lg"
              wide
              pending={isSending}
              pendingText="One moment"
              onClick={() => send({ type: 'donation.confirmed', key: crypto.randomUUID() })}
            >
              Confirm and give {moneyExact(bill.charge)}
            </Button>
            <p role="status" className={at('barText')}>
              {isSending ? waiting : null}
            </p>
          </div>
        </aside>
      </div>
    </Moment>
  );
};

import { type ReactNode, useState } from 'react';
import { recurringMeta } from '#machines/recurring-donation/recurring-donation.messages.ts';
import { openDonation } from '#machines/recurring-donation/recurring-donation.rules.ts';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import type { PaymentSlot } from '#src/features/donation/donation.types.ts';
import { ChangeForm } from './change/change-form.tsx';
import { DonationList } from './donation-list.tsx';
import { DonationsSkeleton } from './donations-skeleton.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { ExpiredSlot, RecurringSnapshot, SendRecurring } from './recurring-donation.types.ts';
import { recurringMetaOf } from './recurring-donation-messages.ts';

export type MonthlyScreenProps = {
  snapshot: RecurringSnapshot;
  send: SendRecurring;
  payment: PaymentSlot;
  expired: ExpiredSlot;
};

const isListShown = (snapshot: RecurringSnapshot): boolean =>
  snapshot.matches('listed') || snapshot.matches('asking') || snapshot.matches('ending');

/** The donation whose form is on the page, even while something else replaces it. */
export const formOf = (snapshot: RecurringSnapshot) =>
  isListShown(snapshot) || snapshot.context.attempt?.kind === 'end' ? null : openDonation(snapshot.context);

/** The donation whose form was open last, to which the focus returns. */
const useLastOpen = (id: string | null): string | null => {
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  return last;
};

const MomentOf = ({ snapshot, send }: Pick<MonthlyScreenProps, 'snapshot' | 'send'>): ReactNode => {
  const { heading, announce } = recurringMetaOf(snapshot);
  if (snapshot.matches('loading')) return <DonationsSkeleton label={announce} />;
  return snapshot.matches('unavailable') ? (
    <UnavailableNotice title={heading} onRetry={() => send({ type: 'load.retried' })}>
      They continue as before. Check your connection and try again.
    </UnavailableNotice>
  ) : null;
};

/** Without an open form, nothing was typed. */
const endedText = 'Your session has ended. Sign in again, and go on where you were.';

/** The recurring donations, by the states of the flow. */
export const RecurringScreen = ({ snapshot, send, payment, expired }: MonthlyScreenProps) => {
  const { context } = snapshot;
  const { heading, announce } = recurringMetaOf(snapshot);
  const form = formOf(snapshot);
  const lastId = useLastOpen(form?.id ?? null);
  const isExpired = snapshot.matches('expired');
  const isEnding = snapshot.matches('ending');
  const asked = snapshot.matches('asking') || isEnding ? openDonation(context) : null;
  return (
    <>
      <MomentOf snapshot={snapshot} send={send} />
      {isListShown(snapshot) || (isExpired && form === null) ? (
        <DonationList context={context} lastId={lastId} send={send} />
      ) : null}
      {form === null ? null : (
        <ChangeForm
          key={form.id}
          context={context}
          donation={form}
          heading={isExpired ? recurringMeta.editing.heading : heading}
          isHidden={snapshot.matches('loading') || snapshot.matches('unavailable')}
          isBusy={snapshot.matches('tokenizing') || snapshot.matches('saving') || isExpired}
          waiting={isExpired ? recurringMeta.saving.announce : announce}
          send={send}
          payment={payment}
        />
      )}
      {asked === null ? null : (
        <EndDialog
          donation={asked}
          heading={recurringMeta.asking.heading}
          problem={context.problem}
          isEnding={isEnding}
          waiting={announce}
          send={send}
        />
      )}
      {isExpired ? expired({ heading, text: form === null ? endedText : announce }) : null}
    </>
  );
};

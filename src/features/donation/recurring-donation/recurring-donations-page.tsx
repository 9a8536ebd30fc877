import { type ReactNode, useState } from 'react';
import type { FlowError } from '#machines/flow-error.ts';
import { money } from '#machines/money.ts';
import {
  recurringMeta,
  recurringProblemText,
} from '#machines/recurring-donation/recurring-donation.messages.ts';
import { openDonation } from '#machines/recurring-donation/recurring-donation.rules.ts';
import type { RecurringDonation } from '#machines/recurring-donation/recurring-donation.types.ts';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { UnavailableNotice } from '#src/components/notice/unavailable-notice.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Parts } from '#src/components/page-frame/part.tsx';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import type { PaymentSlot } from '#src/features/donation/donation.types.ts';
import { ChangeForm } from '#src/features/donation/recurring-donation/change/change-form.tsx';
import { DonationList, DonationsSkeleton } from './donation-list.tsx';
import type { ExpiredSlot, RecurringSnapshot, SendRecurring } from './recurring-donation.types.ts';
import {
  recurringMetaOf,
  refusedOf,
  rescueText,
  togetherText,
  toWhom,
} from './recurring-donation-messages.ts';

type EndDialogProps = {
  donation: RecurringDonation;
  heading: string;
  problem: FlowError | null;
  isEnding: boolean;
  /** Shown while a request runs. */
  waiting: string;
  send: SendRecurring;
};

/** Asks again before a recurring donation ends, because that is permanent. */
const EndDialog = ({ donation, heading, problem, isEnding, waiting, send }: EndDialogProps) => {
  const keep = () => send({ type: 'end.dropped' });
  return (
    <Dialog
      open
      role="alertdialog"
      title={heading}
      onClose={keep}
      actions={
        <>
          <Button tone="plain" disabled={isEnding} onClick={keep}>
            Keep giving
          </Button>
          <Button
            tone="danger"
            pending={isEnding}
            pendingText={waiting}
            onClick={() => send({ type: 'end.confirmed', key: crypto.randomUUID() })}
          >
            End my gift
          </Button>
        </>
      }
    >
      <p>
        Your {money(donation.amount)} a month to {toWhom(donation.recipient)} ends now, and we won’t charge it
        again. What you gave stays with research. You can’t restart it, but you can set up a new one anytime.
      </p>
      {problem === null ? null : (
        <Notice tone="error" level={3} role="alert">
          {recurringProblemText(problem, 'end')}
        </Notice>
      )}
    </Dialog>
  );
};

type MonthlyScreenProps = {
  snapshot: RecurringSnapshot;
  send: SendRecurring;
  payment: PaymentSlot;
  expired: ExpiredSlot;
};

const isListShown = (snapshot: RecurringSnapshot): boolean =>
  snapshot.matches('listed') || snapshot.matches('asking') || snapshot.matches('ending');

/** The donation whose form is on the page, even while something else replaces it. */
const formOf = (snapshot: RecurringSnapshot) =>
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
const RecurringScreen = ({ snapshot, send, payment, expired }: MonthlyScreenProps) => {
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

const nothing =
  'You don’t have a monthly gift yet. A small gift every month keeps research going all year long.';

/** The sum of a donor's recurring donations; empty until it is known. */
const ledeOf = ({ snapshot }: MonthlyScreenProps): ReactNode => {
  const { donations, news } = snapshot.context;
  if (donations.length > 0) return togetherText(donations);
  if (snapshot.matches('loading')) return <Skeleton width="min(100%, 20rem)" />;
  if (!snapshot.matches('listed')) return null;
  return news === null ? nothing : 'You don’t have a monthly gift anymore. Thank you for all you gave.';
};

/** Whether the donor's recurring donations are loaded. */
const isKnown = ({ snapshot }: Pick<MonthlyScreenProps, 'snapshot'>): boolean =>
  snapshot.matches('listed') || snapshot.context.donations.length > 0;

/**
 * The main actions: first correct a declined one. With one donation's form open, a second donate button would look like the way to change
 * it.
 */
const actionsOf = ({ snapshot, send }: Pick<MonthlyScreenProps, 'snapshot' | 'send'>): ReactNode => {
  const { donations } = snapshot.context;
  if (!isKnown({ snapshot }))
    return snapshot.matches('loading') ? <Skeleton shape="field" width="12rem" /> : null;
  if (formOf(snapshot) !== null) return null;
  const refused = snapshot.matches('listed') ? refusedOf(donations) : null;
  const hasDonations = donations.length > 0;
  if (refused === null)
    return (
      <LinkButton size="lg" tone={hasDonations ? 'plain' : 'primary'} to="/give">
        {hasDonations ? 'Give to someone else' : 'Find someone to give to'}
      </LinkButton>
    );
  return (
    <Button
      size="lg"
      aria-label={`${rescueText(refused)} for your gift to ${toWhom(refused.recipient)}`}
      onClick={() => {
        send({ type: 'donation.opened', id: refused.id });
        send({ type: 'draft.changed', changes: { method: 'CreditCard' } });
      }}
    >
      {rescueText(refused)}
    </Button>
  );
};

type RecurringDonationsPageProps = MonthlyScreenProps & {
  /** The donations so far. */
  children?: ReactNode;
};

/** A person's recurring donations, and below them their donations so far. */
export const RecurringDonationsPage = ({ children, ...screen }: RecurringDonationsPageProps) => {
  const { donations } = screen.snapshot.context;
  return (
    <PageFrame
      hero={
        <Hero
          land="recurring-donations"
          scenery={isKnown(screen) && donations.length === 0}
          title="Your gifts and receipts"
          lede={ledeOf(screen)}
          actions={actionsOf(screen)}
        />
      }
    >
      <Parts>
        <RecurringScreen {...screen} />
        {children}
      </Parts>
    </PageFrame>
  );
};

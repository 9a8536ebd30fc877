import type { ReactNode } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Parts } from '#src/components/page-frame/part.tsx';
import { Skeleton } from '#src/components/skeleton/skeleton.tsx';
import { refusedOf, rescueText, togetherText, toWhom } from './recurring-donation-messages.ts';
import { formOf, type MonthlyScreenProps, RecurringScreen } from './recurring-donation-screen.tsx';

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

import type { ReactNode } from 'react';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { Parts } from '#src/components/page-frame/part.tsx';
import { togetherText } from './recurring-donation-messages.ts';
import { type MonthlyScreenProps, RecurringScreen } from './recurring-donation-screen.tsx';

const nothing =
  'You don’t have a monthly gift yet. A small gift every month keeps research going all year long.';

/** What a donor gives together; nothing is said before it is known. */
const ledeOf = ({ snapshot }: MonthlyScreenProps): string | null => {
  const { donations, news } = snapshot.context;
  if (donations.length > 0) return togetherText(donations);
  if (!snapshot.matches('listed')) return null;
  return news === null ? nothing : 'You don’t have a monthly gift anymore. Thank you for all you gave.';
};

type RecurringDonationsPageProps = MonthlyScreenProps & {
  /** What was given so far. */
  children?: ReactNode;
};

/** What a person gives every month, and under it what they gave so far. */
export const RecurringDonationsPage = ({ children, ...screen }: RecurringDonationsPageProps) => {
  const hasDonations = screen.snapshot.context.donations.length > 0;
  return (
    <PageFrame
      hero={
        <Hero
          land="recurring-donations"
          scenery={!hasDonations}
          title="Your monthly gifts"
          lede={ledeOf(screen)}
          actions={
            <LinkButton size="lg" tone={hasDonations ? 'plain' : 'primary'} href="/give">
              {hasDonations ? 'Give to someone else' : 'Find someone to give to'}
            </LinkButton>
          }
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

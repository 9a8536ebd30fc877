import type { ReactNode } from 'react';
import type { Instant } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import { Day } from '#src/components/format/day.tsx';
import { css } from '#styled-system/css';

/** The visible part of a donation for this reader; amount in cents. */
export type ShownDonation = {
  id: string;
  name: string | null;
  isAnonymous: boolean;
  amount: number | null;
  isAmountVisible: boolean;
  message: string | null;
  givenAt: Instant;
};

const row = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto',
    md: '9rem minmax(0, 1fr) auto',
    lg: '9rem minmax(0, 16rem) minmax(0, 1fr) auto',
  },
  gridTemplateAreas: {
    base: '"name amount" "date date" "message message"',
    md: '"date name amount" ". message message"',
    lg: '"date name message amount"',
  },
  columnGap: '6',
  rowGap: '1',
  alignItems: 'baseline',
  py: { base: '5', lg: '4' },
  borderTop: '1px solid token(colors.line)',
  _first: { borderTop: '2px solid token(colors.ink)' },
});

const soft = css({ color: 'ink.soft', textStyle: 'small' });

const unsaid = css({ color: 'ink.soft', textStyle: 'small', letterSpacing: 'normal', fontWeight: 'normal' });

/** The details that only the recipient sees, so that they know others don't. */
export const hiddenFromOthers = ({
  name,
  isAnonymous,
  amount,
  isAmountVisible,
}: ShownDonation): string | null => {
  const hidden = [
    ...(isAnonymous && name !== null ? ['name'] : []),
    ...(!isAmountVisible && amount !== null ? ['amount'] : []),
  ];
  return hidden.length === 0 ? null : `Others don’t see the ${hidden.join(' or the ')}.`;
};

/** The actions for a donation, or their results; null for none. */
export type DonationFoot<Donation> = (donation: Donation) => ReactNode;

const Row = ({ donation, foot }: { donation: ShownDonation; foot: ReactNode }) => {
  const { name, amount, message, givenAt } = donation;
  const hidden = hiddenFromOthers(donation);
  return (
    <li className={row}>
      <p className={css({ gridArea: 'name', textStyle: 'label', overflowWrap: 'anywhere' })}>
        {name ?? <span className={css({ color: 'ink.soft' })}>Anonymous</span>}
      </p>
      <p className={css({ gridArea: 'date', color: 'ink.soft', textStyle: 'small' })}>
        <Day at={givenAt} />
      </p>
      <p
        className={css({
          gridArea: 'amount',
          textStyle: 'label',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'end',
        })}
      >
        {amount === null ? <span className={unsaid}>Amount kept private</span> : money(amount)}
      </p>
      {message === null && hidden === null && foot === null ? null : (
        <div className={css({ gridArea: 'message', display: 'grid', gap: '1', maxWidth: '60ch' })}>
          {message === null ? null : (
            <blockquote className={css({ m: '0', overflowWrap: 'anywhere' })}>“{message}”</blockquote>
          )}
          {hidden === null ? null : <p className={soft}>{hidden}</p>}
          {foot}
        </div>
      )}
    </li>
  );
};

type DonationListProps<Donation> = {
  label: string;
  donations: readonly Donation[];
  footOf?: DonationFoot<Donation> | undefined;
};

/** Donations, newest first, each with the donor's name, day, amount and message. */
export const DonationList = <Donation extends ShownDonation>({
  label,
  donations,
  footOf = () => null,
}: DonationListProps<Donation>) => (
  <ol aria-label={label} className={css({ listStyle: 'none', p: '0', m: '0' })}>
    {donations.map((donation) => (
      <Row key={donation.id} donation={donation} foot={footOf(donation)} />
    ))}
  </ol>
);

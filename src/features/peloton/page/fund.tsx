import { money } from '#machines/money.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Day } from '#src/components/format/day.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { useArrived } from '#src/components/lazy/arrived.ts';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { css } from '#styled-system/css';
import type { AboutPeloton, FundDonations } from './about.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '4',
  py: '2.5',
  borderTop: '1px solid token(colors.line)',
  '& > p:first-child': { fontWeight: 'bold', overflowWrap: 'anywhere' },
  '& > p:nth-child(2)': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
});
const soft = css({ textStyle: 'small', color: 'ink.soft' });

const Row = ({
  donation: { name, amount, message, givenAt },
}: {
  donation: FundDonations['items'][number];
}) => (
  <li className={row}>
    <p>{name ?? 'Anonymous'}</p>
    <p>{amount === null ? <span className={soft}>Amount kept private</span> : money(amount)}</p>
    <p className={soft}>
      <Day at={givenAt} />
    </p>
    {message === null ? null : (
      <blockquote
        className={css({ gridColumn: '1 / -1', m: '0', mt: '1', overflowWrap: 'anywhere' })}
        dir="auto"
      >
        “{message}”
      </blockquote>
    )}
  </li>
);

/** The latest donations to the peloton itself, as far as it and each donor make them visible. */
export const FundPart = ({ peloton, donations }: { peloton: Peloton } & Pick<AboutPeloton, 'donations'>) => {
  const known = useArrived(donations);
  if (known === null || known.pagination.total === 0) return null;
  return (
    <SideCard
      title="Latest gifts"
      aside={
        <TextLink to="/peloton/$id/donations" params={{ id: peloton.id }}>
          See all {counted(known.pagination.total, 'gift')}
        </TextLink>
      }
    >
      <p className={css({ textStyle: 'small', color: 'ink.soft', mb: '3' })}>
        For the captain to share with members.
      </p>
      <ol aria-label="Gifts to the fund, newest first" className={css({ listStyle: 'none', p: '0', m: '0' })}>
        {known.items.map((donation) => (
          <Row key={donation.id} donation={donation} />
        ))}
      </ol>
    </SideCard>
  );
};

import { wholeMoney } from '#machines/money.ts';
import { counted } from '#src/components/format/numbers.ts';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { css } from '#styled-system/css';

const road = css({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: '6',
  listStyle: 'none',
  p: '0',
  m: '0',
  '& > li': {
    position: 'relative',
    // Three years fit on one line of a phone.
    flex: { base: '0 1 5rem', sm: '0 1 6rem' },
    minWidth: '3.5rem',
    pt: '6',
    borderTop: '3px solid token(colors.ink)',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    // A milestone for each year.
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-0.6rem',
      insetInlineStart: '0',
      width: '1.1rem',
      height: '1.1rem',
      borderRadius: 'full',
      border: '2px solid token(colors.ink)',
      bg: 'surface',
    },
    _last: { borderTopStyle: 'dashed', _before: { bg: 'jersey' } },
  },
});

/** The years in which the peloton rode; nothing in its first. */
export const RoadPart = ({ peloton }: { peloton: Pick<Peloton, 'yearsActive' | 'fundraising'> }) => {
  const { yearsActive, fundraising } = peloton;
  const { allTimeRaised, raised } = fundraising;
  if (yearsActive.length < 2) return null;
  const years = yearsActive.toSorted((one, other) => one - other);
  return (
    <SideCard title={`${counted(years.length, 'year')} on the road`}>
      {allTimeRaised > raised ? (
        <p className={css({ mb: '5' })}>{wholeMoney(allTimeRaised)} raised over the years.</p>
      ) : null}
      <ol className={road}>
        {years.map((year) => (
          <li key={year}>{year}</li>
        ))}
      </ol>
    </SideCard>
  );
};

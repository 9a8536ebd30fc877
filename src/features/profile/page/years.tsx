import { money, wholeMoney } from '#machines/money.ts';
import { hills, seedOf } from '#src/components/climb/noise.ts';
import { landPath } from '#src/components/climb/paths.ts';
import { DataList } from '#src/components/data-list/data-list.tsx';
import { Fold } from '#src/components/fold/fold.tsx';
import { debtText, miles } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import type { History } from './about.ts';

type Year = History['years'][number];

const box = { width: 100, height: 100 };
const POINTS = 25;

/** A year's mountain: only its summit, in the middle, reaches the top, so that its height shows the amount. */
const mountainOf = (seed: number): number[] =>
  Array.from({ length: POINTS }, (_, index) => {
    const t = index / (POINTS - 1);
    const slope = 1 - Math.abs(2 * t - 1);
    const rough = (hills(seed, t * 6, 0, 3) - 0.5) * 0.6 * Math.min(slope, 1 - slope);
    return Math.min(1, Math.max(0, slope ** 1.2 + rough));
  });

const Mountain = ({ of: { year, isCurrent, raised }, id, top }: { of: Year; id: string; top: number }) => {
  const at = slots('chart');
  const height = `${Math.round((raised / top) * 1000) / 10}%`;
  return (
    <div className={at('year')} data-current={isCurrent || undefined}>
      <div className={at('land')} style={{ height }}>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={landPath(mountainOf(seedOf(`${id} ${year}`)), box)} />
        </svg>
      </div>
      <div className={at('sum')} style={{ bottom: height, left: '50%' }}>
        {wholeMoney(raised)}
      </div>
      <div className={at('name')}>{isCurrent ? `${year} so far` : year}</div>
    </div>
  );
};

const types = { Challenger: 'as a Challenger', Volunteer: 'as a volunteer', Rider: '' } as const;

/** "Summit Century, 102 miles", or the other kind of participation. */
const partText = ({ routes, miles: distance, types: parts }: Year): string => {
  if (routes.length > 0) return `${routes.join(' and ')}, ${miles(distance)}`;
  const [first] = parts.filter((part) => part !== 'Rider');
  return first === undefined ? '–' : types[first].replace(/^a/, 'A');
};

const columns = [
  { id: 'year', name: 'Year', cell: ({ year, isCurrent }: Year) => (isCurrent ? `${year} so far` : year) },
  { id: 'part', name: 'Took part', cell: partText },
];

const raisedColumn = {
  id: 'raised',
  name: 'Raised',
  cell: ({ raised, owed }: Year) =>
    owed > 0 ? `${wholeMoney(raised)}, ${debtText(owed)}` : wholeMoney(raised),
  align: 'end' as const,
};

const gave = {
  id: 'donated',
  name: 'You gave',
  cell: ({ donated }: Year) => money(donated ?? 0),
  align: 'end' as const,
};

type YearsProps = { id: string; years: readonly Year[]; title: string; allTimeRaised: number };

/** The totals of each year, as a small mountain range and as a folded table; nothing in a person’s first year. */
export const Years = ({ id, years, title, allTimeRaised }: YearsProps) => {
  if (!years.some(({ isCurrent }) => !isCurrent)) return null;
  const at = slots('chart', { size: 'small' });
  const top = Math.max(1, ...years.map(({ raised }) => raised));
  const isOwn = years.some(({ donated }) => donated !== null);
  const hasMoney = years.some(({ raised, owed }) => raised + owed > 0);
  // Years of only volunteering say no more than the achievement does.
  if (!hasMoney && !isOwn && years.every(({ routes }) => routes.length === 0)) return null;
  // A single mountain compares nothing.
  const isDrawn = hasMoney && years.length > 1;
  const description = years.map(({ year, raised }) => `${year}: ${wholeMoney(raised)}.`).join(' ');
  return (
    <Fold heading="h3" title={hasMoney ? `${title}: ${wholeMoney(allTimeRaised)} in all` : title}>
      <div className={at('root')}>
        {isDrawn ? (
          <div role="img" aria-label={`Raised each year. ${description}`} className={at('range')}>
            {years.map((year) => (
              <Mountain key={year.year} of={year} id={id} top={top} />
            ))}
          </div>
        ) : null}
        <div className={at('numbers')}>
          <DataList
            caption={title}
            columns={[...columns, ...(hasMoney ? [raisedColumn] : []), ...(isOwn ? [gave] : [])]}
            rows={years}
            keyOf={({ year }) => String(year)}
            empty=""
          />
        </div>
      </div>
    </Fold>
  );
};

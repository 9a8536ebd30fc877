import { wholeMoney } from '#machines/money.ts';
import { hills, seedOf } from '#src/components/climb/noise.ts';
import { landPath } from '#src/components/climb/paths.ts';
import type { Profile } from '#src/components/climb/profile.ts';
import { whole } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { type EventYear, useContentData } from '#src/features/content/content-data.ts';
import { ContentTable } from './content-table.tsx';

const box = { width: 100, height: 100 };
const POINTS = 41;

/** The distance of a year's summit from its left foot, as a share of its width. */
const peakOf = (year: number): number => 0.42 + (seedOf(`year ${year}`) % 17) / 100;

/** A year's mountain: only its summit reaches the top, so that its height shows the amount. */
const mountainOf = (year: number): Profile => {
  const seed = seedOf(`year ${year}`);
  const peak = peakOf(year);
  return Array.from({ length: POINTS }, (_, index) => {
    const t = index / (POINTS - 1);
    const slope = t < peak ? t / peak : (1 - t) / (1 - peak);
    // Irregular slopes, but none at the summit and at the foot.
    const rough = (hills(seed, t * 7, 0, 3) - 0.5) * 0.7 * Math.min(slope, 1 - slope);
    return Math.min(1, Math.max(0, slope ** 1.25 + rough));
  }).map((height, index) => (index === Math.round(peak * (POINTS - 1)) ? 1 : height));
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const yearText = ({ year, raised, goal }: EventYear): string =>
  goal === null
    ? `${year}: ${wholeMoney(raised)}.`
    : `${year}: ${wholeMoney(raised)}, the goal ${raised >= goal ? 'was' : 'is'} ${wholeMoney(goal)}.`;

const Year = ({ of: year, top }: { of: EventYear; top: number }) => {
  const at = slots('chart');
  // The land extends 9 % beyond both sides of its column (`chart`).
  const left = percent(peakOf(year.year) * 1.18 - 0.09);
  const height = percent(year.raised / top);
  return (
    <div className={at('year')} data-current={year.isCurrent || undefined}>
      <div className={at('land')} style={{ height }}>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={landPath(mountainOf(year.year), box)} />
        </svg>
      </div>
      {year.goal !== null && year.raised < year.goal ? (
        <div className={at('goal')} style={{ bottom: percent(year.goal / top) }}>
          <span>Goal {wholeMoney(year.goal)}</span>
        </div>
      ) : null}
      <div className={at('sum')} style={{ bottom: height, left }}>
        {wholeMoney(year.raised)}
      </div>
      <div className={at('name')}>{year.isCurrent ? `${year.year} so far` : year.year}</div>
    </div>
  );
};

/** Each year's total, drawn as a mountain range, and as a table. */
export const YearlyTotals = () => {
  const { years } = useContentData();
  const at = slots('chart');
  const top = Math.max(1, ...years.flatMap(({ raised, goal }) => [raised, goal ?? 0]));
  if (years.length === 0) return <p>The totals can’t be shown right now. Please look again in a moment.</p>;
  return (
    <figure className={at('root')} data-wide>
      <div
        role="img"
        aria-label={`Raised each year. ${years.map(yearText).join(' ')}`}
        className={at('range')}
      >
        {years.map((year) => (
          <Year key={year.year} of={year} top={top} />
        ))}
      </div>
      <details className={at('numbers')}>
        <summary>See the numbers</summary>
        <ContentTable>
          <thead>
            <tr>
              <th>Year</th>
              <th>Raised</th>
              <th>Goal</th>
              <th>People</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, raised, goal, participants }) => (
              <tr key={year}>
                <td>{year}</td>
                <td>{wholeMoney(raised)}</td>
                <td>{goal === null ? 'None set' : wholeMoney(goal)}</td>
                <td>{whole(participants)}</td>
              </tr>
            ))}
          </tbody>
        </ContentTable>
      </details>
      <figcaption>Totals come straight from our ledger.</figcaption>
    </figure>
  );
};

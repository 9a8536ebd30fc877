import type { CSSProperties, ReactNode } from 'react';
import { hoursAround, minutesSpan } from '#machines/shifts/shift-days.rules.ts';
import type { Shift } from '#machines/shifts/shifts.types.ts';
import { Fold } from '#src/components/fold/fold.tsx';
import { hoursText, unbroken } from '#src/components/format/date.ts';
import { counted } from '#src/components/format/numbers.ts';
import { css } from '#styled-system/css';

/** Minutes of one column of the calendar. */
const step = 15;

const place = css({ textStyle: 'small', fontWeight: 'bold', color: 'ink.soft', pt: '4', pb: '1' });
const plain = css({ listStyle: 'none', p: '0', m: '0', '& > li + li': { lgDown: { mt: '1' } } });
const job = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: '13rem minmax(0, 1fr)',
    lg: '14rem minmax(0, 1fr)',
  },
  alignItems: 'start',
  columnGap: '6',
  py: '1',
  borderTop: '1px solid token(colors.line)',
});
/** The hours of the day next to the jobs: each shift's position is its time, and its width its length. */
const track = css({
  lg: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    columnGap: '2',
    rowGap: '1',
    height: 'full',
    backgroundImage: 'linear-gradient(to right, token(colors.line) 1px, transparent 1px)',
    backgroundSize: 'calc(100% / var(--hours)) 100%',
  },
});
const axis = css({
  display: { base: 'none', lg: 'grid' },
  gridTemplateColumns: 'repeat(var(--hours), minmax(0, 1fr))',
  marginInlineStart: 'calc(14rem + token(spacing.6))',
  textStyle: 'caption',
  color: 'ink.soft',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // Next to the heading of the first place.
  mb: '-8',
});
const cell = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  minHeight: '12',
  lg: {
    gridColumn: 'var(--from) / var(--until)',
    flexWrap: 'wrap',
    alignContent: 'start',
    rowGap: '1',
    mx: '0.5',
    px: '2',
    py: '1.5',
    bg: 'surface',
    border: '1.5px solid token(colors.edge)',
    borderRadius: 'field',
  },
  '& button': {
    px: '4',
    minWidth: 'touch',
    whiteSpace: 'nowrap',
    lg: { mx: '0', px: '3' },
  },
  '&[data-kind=mine]': { lg: { bg: 'forest.tint', borderColor: 'forest' } },
  // Shifts that can’t be taken as they are have weaker colors.
  '&:is([data-kind=clash], [data-kind=begun], [data-kind=full], [data-kind=waiting])': {
    color: 'ink.soft',
    lg: { bg: 'paper', borderStyle: 'dashed' },
  },
  // Text only, so it needs no padding.
  '&[data-kind=clash] button': { lg: { px: '0' } },
});
const when = css({
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  textStyle: { base: 'body', lg: 'caption' },
  flexBasis: { lg: 'full' },
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '0.5',
  minWidth: '0',
  // The time has its own line there; places and button share the next.
  lg: { display: 'contents' },
});

/** "8 AM" for a full hour, which may be on the next day. */
const hourText = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

type Item = { shift: Shift; kind: string; places: ReactNode; action: ReactNode };

/** A job, with its description folded. */
const About = ({ shift }: { shift: Shift }) => (
  <Fold
    bare
    heading="h4"
    title={
      <>
        <span className={css({ display: 'block', fontWeight: 'bold', fontSize: 'md' })}>{shift.title}</span>{' '}
        <span className={css({ display: 'block', textStyle: 'small', color: 'ink.soft' })}>
          {shift.jobType}
          {shift.minimumAge > 14 ? `, ages ${shift.minimumAge} and up` : ''}
        </span>
      </>
    }
  >
    <p className={css({ textStyle: 'small', color: 'ink.soft' })}>{shift.summary}</p>
  </Fold>
);

/** A key for the same work at the same place on that day. */
const jobOf = ({ shift: { title, location, jobType, summary } }: Item): string =>
  [title, location, jobType, summary].join('\n');

type JobsProps = {
  location: string;
  there: readonly Item[];
  /** A shift's position in the calendar. */
  spanOf: (shift: Shift) => CSSProperties;
};

const Jobs = ({ location, there, spanOf }: JobsProps) => (
  <ul aria-label={location} className={plain}>
    {[...Map.groupBy(there, jobOf).values()].map((times) => {
      const [about] = times;
      return about === undefined ? null : (
        <li key={about.shift.id} className={job}>
          <About shift={about.shift} />
          <ul aria-label={about.shift.title} className={`${plain} ${track}`}>
            {times.map(({ shift, kind, places, action }) => (
              <li key={shift.id} data-kind={kind} className={cell} style={spanOf(shift)}>
                <div className={facts}>
                  <span className={when}>{hoursText(shift)}</span>
                  {places}
                </div>
                {action}
              </li>
            ))}
          </ul>
        </li>
      );
    })}
  </ul>
);

/** On a day with more shifts only the first place is unfolded, because a phone's list would be too long. */
const mostUnfolded = 12;

/** "Hollin Gap: 7 shifts, 68 places left". */
const placeText = (location: string, there: readonly Item[]): string => {
  const left = there.reduce((sum, { shift }) => sum + shift.placesLeft, 0);
  return `${location}: ${unbroken(counted(there.length, 'shift'))}, ${unbroken(`${counted(left, 'place')} left`)}`;
};

type ShiftCalendarProps = {
  items: readonly Item[];
  /** It is inside a fold already. */
  isFolded: boolean;
};

/** The shifts of one day by place and job: as a list on a phone, and by the hour where there is room. */
export const ShiftCalendar = ({ items, isFolded }: ShiftCalendarProps) => {
  const [first, last] = hoursAround(items.map(({ shift }) => shift));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const columnAt = (minutes: number): number => Math.round((minutes - first * 60) / step) + 1;
  const spanOf = (shift: Shift): CSSProperties => {
    const { from, until } = minutesSpan(shift);
    return {
      '--from': columnAt(from),
      '--until': Math.max(columnAt(until), columnAt(from) + 1),
    } as CSSProperties;
  };
  return (
    <div style={{ '--hours': hours.length, '--columns': (hours.length * 60) / step } as CSSProperties}>
      <div aria-hidden className={axis}>
        {hours.map((hour) => (
          <span key={hour}>{hourText(hour)}</span>
        ))}
      </div>
      {[...Map.groupBy(items, ({ shift }) => shift.location)].map(([location, there], index) => {
        const jobs = { location, there, spanOf };
        return index > 0 && !isFolded && items.length > mostUnfolded ? (
          <div key={location} className={css({ mt: '2' })}>
            <Fold heading="h3" title={placeText(location, there)}>
              <Jobs {...jobs} />
            </Fold>
          </div>
        ) : (
          <div key={location}>
            <h3 className={place}>{location}</h3>
            <Jobs {...jobs} />
          </div>
        );
      })}
    </div>
  );
};

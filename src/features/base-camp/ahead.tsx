import type { CSSProperties } from 'react';
import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { type AppLink, contentLink } from '#src/components/button/app-link.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { dateText, timeOfDay, unbroken } from '#src/components/format/date.ts';
import { slots } from '#src/components/style/style.ts';
import { CampHead } from './camp-frame.tsx';

type Entry = BaseCamp['ahead'][number];

const links = {
  ride: { to: '/ride-route/edit' },
  shift: { to: '/volunteer-edit' },
  lead: { to: '/volunteer-edit/lead' },
  deadline: contentLink('/rides-events#the-deadline'),
} satisfies Record<Entry['kind'], AppLink>;

/** "You lead, 8:00 AM and 12:00 PM, Hollin Gap" for shifts that differ only in their time. */
const detailOf = (entry: Entry, shifts: readonly Entry[]): string => {
  if (entry.kind === 'deadline') return 'Gifts count until the end of this day.';
  const starts = shifts.flatMap(({ startTime }) => (startTime === null ? [] : [timeOfDay(startTime)]));
  return [
    entry.kind === 'lead' ? 'You lead' : null,
    starts.length === 0 ? null : new Intl.ListFormat('en-US').format(starts),
    entry.place,
  ]
    .filter(Boolean)
    .join(', ');
};

/** The shifts of one day, grouped by the same work. */
const worksOf = (ofDay: readonly Entry[]) =>
  [...Map.groupBy(ofDay, ({ kind, title, place }) => JSON.stringify([kind, title, place]))].flatMap(
    ([key, shifts]) => (shifts[0] === undefined ? [] : [{ key, entry: shifts[0], shifts }]),
  );

/** The number of entries side by side. */
const columns = 4;

/** A person's rides and shifts, the next one first, grouped by day. */
export const Ahead = ({ ahead }: Pick<BaseCamp, 'ahead'>) => (
  <>
    <CampHead title="Coming up">
      {ahead.some(({ kind }) => kind === 'shift' || kind === 'lead') ? (
        <TextLink to="/volunteer-edit">See every shift</TextLink>
      ) : null}
    </CampHead>
    <ol className={slots('baseCamp')('dates')}>
      {[...Map.groupBy(ahead, ({ day }) => day)].map(([day, ofDay]) => (
        <li key={day} style={{ '--entries': Math.min(worksOf(ofDay).length, columns) } as CSSProperties}>
          <time dateTime={day}>{unbroken(dateText(day, 'brief'))}</time>
          <ul>
            {worksOf(ofDay).map(({ key, entry, shifts }) => (
              <li key={key}>
                <p>
                  <TextLink {...links[entry.kind]}>{entry.title ?? 'Fundraising deadline'}</TextLink>
                </p>
                <p>{detailOf(entry, shifts)}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </>
);

import type { CSSProperties } from 'react';
import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { dateText, timeOfDay, unbroken } from '#src/components/format/date.ts';
import { slots } from '#src/components/style/style.ts';
import { CampHead } from './camp-frame.tsx';

type Entry = BaseCamp['ahead'][number];

const hrefs = {
  ride: '/ride-route/edit',
  shift: '/volunteer-edit',
  lead: '/volunteer-edit/lead',
  deadline: '/rides-events#the-deadline',
};

const detailOf = ({ kind, place, startTime }: Entry): string => {
  if (kind === 'deadline') return 'Gifts count until the end of this day.';
  const [when, where] = [startTime === null ? null : timeOfDay(startTime), place];
  return [kind === 'lead' ? 'You lead' : null, when, where].filter(Boolean).join(', ');
};

/** As many entries as stand side by side. */
const columns = 4;

/** What a person signed up for and what they lead, the next one first, under each of its days. */
export const Ahead = ({ ahead }: Pick<BaseCamp, 'ahead'>) => (
  <>
    <CampHead title="Coming up">
      {ahead.some(({ kind }) => kind === 'shift' || kind === 'lead') ? (
        <TextLink href={hrefs.shift}>See every shift</TextLink>
      ) : null}
    </CampHead>
    <ol className={slots('baseCamp')('dates')}>
      {[...Map.groupBy(ahead, ({ day }) => day)].map(([day, ofDay]) => (
        <li key={day} style={{ '--entries': Math.min(ofDay.length, columns) } as CSSProperties}>
          <time dateTime={day}>{unbroken(dateText(day, 'brief'))}</time>
          <ul>
            {ofDay.map((entry) => (
              <li key={`${entry.kind} ${entry.startTime} ${entry.title}`}>
                <p>
                  <TextLink href={hrefs[entry.kind]}>{entry.title ?? 'Fundraising deadline'}</TextLink>
                </p>
                <p>{detailOf(entry)}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </>
);

import type { BaseCamp } from '#machines/base-camp/base-camp.types.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { dateText, timeOfDay, unbroken } from '#src/components/format/date.ts';
import { slots } from '#src/components/style/style.ts';

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

/** What a person signed up for and what they lead, the next one first. */
export const Ahead = ({ ahead }: Pick<BaseCamp, 'ahead'>) => (
  <>
    <h2>Coming up</h2>
    <ol className={slots('baseCamp')('dates')}>
      {ahead.map((entry) => (
        <li key={`${entry.kind} ${entry.day} ${entry.startTime} ${entry.title}`}>
          <time dateTime={entry.day}>{unbroken(dateText(entry.day, 'brief'))}</time>
          <p>
            <TextLink href={hrefs[entry.kind]}>{entry.title ?? 'Fundraising deadline'}</TextLink>
          </p>
          <p>{detailOf(entry)}</p>
        </li>
      ))}
    </ol>
  </>
);

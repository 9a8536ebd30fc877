import { type CalendarDay, dayIn, daysAfter, eventZone, instantIn, mondayOf } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { money } from '#machines/money.ts';
import { dayInWords } from '#server/platform/mail/format.ts';
import type { WeekFacts } from './weekly.queries.ts';

type Named = { firstName: string; lastName: string };

const mostNames = 8;

/** When the next e-mails are sent: at 7:00 on a Monday in the event's time zone. */
export const nextMonday = (now: Date): Date => {
  const monday = mondayOf(dayIn(eventZone, now));
  const runAt = instantIn(eventZone, monday, '07:00');
  return runAt > now ? runAt : instantIn(eventZone, daysAfter(monday, 7), '07:00');
};

/** Whether an e-mail is worth sending: something changed, or people wait for an answer. */
export const isWorthALetter = ({ joined, left, raised, requests }: WeekFacts): boolean =>
  joined.length + left.length + requests > 0 || raised > 0;

const namesOf = (people: readonly Named[], total: number): string => {
  const names = people.slice(0, mostNames).map(fullNameOf);
  const others = total - names.length;
  return new Intl.ListFormat('en-US').format(others > 0 ? [...names, `${others} more`] : names);
};

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `One ${one}` : `${count} ${more}`;

/** The changes, each in a sentence. */
export const changesIn = ({ joined, left, raised, requests }: WeekFacts): string[] => [
  ...(joined.length === 0
    ? []
    : [`${counted(joined.length, 'person', 'people')} joined: ${namesOf(joined, joined.length)}.`]),
  ...(left.length === 0
    ? []
    : [`${counted(left.length, 'person', 'people')} left: ${namesOf(left, left.length)}.`]),
  ...(raised > 0 ? [`Your peloton raised ${money(raised)}.`] : []),
  ...(requests === 0 ? [] : [`${counted(requests, 'person is', 'people are')} waiting to join.`]),
];

type Short = {
  missing: number;
  count: number;
  neededPerWeek: number | null;
  deadline: CalendarDay;
  first: Named[];
};

/** The members below their commitment; empty where there are none, or it is too late to raise more. */
export const shortIn = ({ missing, count, neededPerWeek, deadline, first }: Short): string[] =>
  count === 0 || neededPerWeek === null
    ? []
    : [
        `${counted(count, 'member is', 'members are')} short of ${count === 1 ? 'the' : 'their'} commitment, by ${money(missing)}${count === 1 ? '' : ' in all'}: ${namesOf(first, count)}. That’s ${money(neededPerWeek)} a week until ${dayInWords(deadline)}.`,
      ];

import { dayInWords, inDollars } from '#server/platform/mail/format.ts';
import type { WeekFacts } from './weekly.queries.ts';

type Named = { firstName: string; lastName: string };

const dayLength = 24 * 60 * 60_000;
const week = 7 * dayLength;
const mostNames = 8;

/** The Monday of a day's week; days are YYYY-MM-DD. */
export const mondayOf = (day: string): string => {
  const time = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(time.getTime() - sinceMonday * dayLength).toISOString().slice(0, 10);
};

/** When the next letters go out: Monday at 12:00 UTC, early in the morning where the event is. */
export const nextMonday = (now: Date): Date => {
  const today = now.toISOString().slice(0, 10);
  const noon = new Date(`${mondayOf(today)}T12:00:00Z`);
  return noon > now ? noon : new Date(noon.getTime() + week);
};

/** Whether there is anything to tell: something changed, or people wait for an answer. */
export const isWorthALetter = ({ joined, left, raised, requests }: WeekFacts): boolean =>
  joined.length + left.length + requests > 0 || raised > 0;

const namesOf = (people: readonly Named[], total: number): string => {
  const names = people.slice(0, mostNames).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const others = total - names.length;
  return new Intl.ListFormat('en-US').format(others > 0 ? [...names, `${others} more`] : names);
};

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `One ${one}` : `${count} ${more}`;

/** What changed, each in a sentence. */
export const changesIn = ({ joined, left, raised, requests }: WeekFacts): string[] => [
  ...(joined.length === 0
    ? []
    : [`${counted(joined.length, 'person', 'people')} joined: ${namesOf(joined, joined.length)}.`]),
  ...(left.length === 0
    ? []
    : [`${counted(left.length, 'person', 'people')} left: ${namesOf(left, left.length)}.`]),
  ...(raised > 0 ? [`Your peloton raised ${inDollars(raised)}.`] : []),
  ...(requests === 0 ? [] : [`${counted(requests, 'person is', 'people are')} waiting to join.`]),
];

type Short = {
  missing: number;
  count: number;
  neededPerWeek: number | null;
  deadline: string;
  first: Named[];
};

/** Who is short of their commitment; nothing where nobody is, or it is too late to raise more. */
export const shortIn = ({ missing, count, neededPerWeek, deadline, first }: Short): string[] =>
  count === 0 || neededPerWeek === null
    ? []
    : [
        `${counted(count, 'member is', 'members are')} short of ${count === 1 ? 'the' : 'their'} commitment, by ${inDollars(missing)}${count === 1 ? '' : ' in all'}: ${namesOf(first, count)}. That’s ${inDollars(neededPerWeek)} a week until ${dayInWords(deadline)}.`,
      ];

import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type FundraisingYear, isHighRoller } from '#server/fundraising/fundraising.ts';
import type { ParticipationRow, ServedRow } from './profile.queries.ts';

type Achievement = Schemas['Achievement'];

export type AchievementSources = {
  /** The earliest first. */
  participations: readonly ParticipationRow[];
  fundraising: readonly FundraisingYear[];
  firstDonation: { givenAt: Date; year: number } | undefined;
  served: readonly ServedRow[];
  /** In the event's time zone. */
  today: CalendarDay;
};

const distinct = (years: readonly number[]): number[] => [...new Set(years)];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const newest = (days: readonly CalendarDay[]): CalendarDay | undefined => [...days].sort().at(-1);

/** The years of participation, dated by the first registration of the newest year. */
const years = ({ participations }: AchievementSources): Achievement[] => {
  const all = distinct(participations.map(({ year }) => year));
  const first = participations.find(({ year }) => year === all.at(-1));
  if (first === undefined) return [];
  return [{ kind: 'years', achievedOn: dayIn(eventZone, first.registeredAt), years: all, value: all.length }];
};

const firstReceived = ({ firstDonation }: AchievementSources): Achievement[] =>
  firstDonation === undefined
    ? []
    : [
        {
          kind: 'first-donation',
          achievedOn: dayIn(eventZone, firstDonation.givenAt),
          years: [firstDonation.year],
          value: 1,
        },
      ];

type Met = { year: number; on: CalendarDay | null; amount: number };

const met = (kind: 'commitment-met' | 'goal-met', all: readonly Met[]): Achievement[] => {
  const reached = all.flatMap(({ on, ...rest }) => (on === null ? [] : [{ on, ...rest }]));
  const last = reached.at(-1);
  if (last === undefined) return [];
  return [{ kind, achievedOn: last.on, years: reached.map(({ year }) => year), value: last.amount }];
};

const highRoller = ({ participations, fundraising }: AchievementSources): Achievement[] => {
  const high = fundraising.filter(({ committed }) => isHighRoller(committed));
  const last = high.at(-1);
  if (last === undefined) return [];
  const days = participations
    .filter(({ year, kind }) => year === last.year && kind === 'Rider')
    .map(({ registeredAt }) => dayIn(eventZone, registeredAt));
  const achievedOn = newest(days);
  if (achievedOn === undefined) return [];
  return [{ kind: 'high-roller', achievedOn, years: high.map(({ year }) => year), value: last.committed }];
};

/** The miles of routes whose day is over: every registered rider counts as having ridden. */
const miles = ({ participations, today }: AchievementSources): Achievement[] => {
  const ridden = participations.flatMap(({ year, day, distanceMiles }) =>
    day !== null && distanceMiles !== null && day < today ? [{ year, day, distanceMiles }] : [],
  );
  const value = Math.round(sum(ridden.map(({ distanceMiles }) => distanceMiles)));
  const achievedOn = newest(ridden.map(({ day }) => day));
  if (value < 1 || achievedOn === undefined) return [];
  return [{ kind: 'miles', achievedOn, years: distinct(ridden.map(({ year }) => year)), value }];
};

const shifts = ({ served }: AchievementSources): Achievement[] => {
  const last = served.at(-1);
  if (last === undefined) return [];
  const value = sum(served.map((each) => each.shifts));
  return [{ kind: 'shifts', achievedOn: last.endsOn, years: served.map(({ year }) => year), value }];
};

/** A person's achievements, the newest first; each kind once, with its years. */
export const achievementsOf = (sources: AchievementSources): Achievement[] => {
  const { fundraising } = sources;
  return [
    ...met(
      'goal-met',
      fundraising.map(({ year, goal, goalMetOn }) => ({ year, on: goalMetOn, amount: goal })),
    ),
    ...met(
      'commitment-met',
      fundraising.map(({ year, committed, committedMetOn }) => ({
        year,
        on: committedMetOn,
        amount: committed,
      })),
    ),
    ...highRoller(sources),
    ...miles(sources),
    ...shifts(sources),
    ...years(sources),
    ...firstReceived(sources),
  ].sort((one, other) =>
    one.achievedOn === other.achievedOn ? 0 : one.achievedOn < other.achievedOn ? 1 : -1,
  );
};

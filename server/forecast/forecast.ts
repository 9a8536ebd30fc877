import { type CalendarDay, daysAfter, mondayOf } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent, type EventRow } from '#server/event/event.ts';
import { timeLeft } from '#server/member-desk/member-desk.ts';
import { ledPeloton } from '#server/membership/membership.ts';
import type { Call, Handlers } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { chargesUntil } from '#server/recurring-donation/recurring-donation.ts';
import { ownPerson } from '#server/user/user.ts';
import { forecastProblem } from './forecast.problems.ts';
import {
  type ForecastRow,
  forecastRows,
  type RideableRoute,
  rideableRoutes,
  type Whose,
} from './forecast.queries.ts';
import {
  type ForecastFacts,
  mostToShare,
  outlookOf,
  outlookTogether,
  type TimeAhead,
  withWhatIf,
} from './forecast.rules.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;
type Query = Call<'getUserForecast'>['query'];

/** Whole weeks that determine the pace. */
const weeksBehind = 6;

/** The Mondays of the past whole weeks, and this week's; ascending. */
const mondaysUntil = (today: CalendarDay): CalendarDay[] =>
  Array.from({ length: weeksBehind + 1 }, (_, index) =>
    daysAfter(mondayOf(today), (index - weeksBehind) * 7),
  );

const factsOf = (
  { plans, weeks, ...row }: ForecastRow,
  today: CalendarDay,
  deadline: CalendarDay,
): ForecastFacts => ({
  ...row,
  weeks: weeks.slice(0, weeksBehind),
  recurring: plans.reduce((sum, plan) => sum + plan.amount * chargesUntil(plan, today, deadline), 0),
});

/** The facts of each person, and the remaining time. */
const gather = async ({ db, clock }: Deps, event: EventRow, whose: Whose) => {
  const [now, today] = [clock.now(), clock.today()];
  const mondays = mondaysUntil(today);
  const rows = await forecastRows(db, whose, { event, mondays });
  const { fundraisingDeadline } = event;
  const people = rows.map((row) => factsOf(row, today, fundraisingDeadline));
  const left = timeLeft(fundraisingDeadline, today);
  const ahead: TimeAhead = { isOpen: now >= event.registrationOpensAt, ...left };
  const amounts = mondays.map((_, index) => rows.reduce((sum, { weeks }) => sum + (weeks[index] ?? 0), 0));
  const time: Schemas['ForecastTime'] = {
    today,
    fundraisingDeadline,
    ...left,
    recurring: people.reduce((sum, { recurring }) => sum + recurring, 0),
    weeks: mondays.slice(0, weeksBehind).map((from, index) => ({ from, amount: amounts[index] ?? 0 })),
    thisWeek: amounts[weeksBehind] ?? 0,
  };
  return { people, ahead, time, donations: people.reduce((sum, { donations }) => sum + donations, 0) };
};

/** The facts after the requested what-if; null without one. */
const askedOf = (
  facts: ForecastFacts,
  routes: readonly RideableRoute[],
  { extra, routeId, share }: Query,
): ForecastFacts | null => {
  if (extra === undefined && routeId === undefined && share === undefined) return null;
  const route = routes.find(({ id }) => id === routeId?.toLowerCase());
  if (routeId !== undefined && route === undefined) throw forecastProblem('forecast-route-unknown');
  const before = withWhatIf(facts, { extra: extra ?? 0, commitmentChange: route?.change ?? 0, share: 0 });
  if (share !== undefined && -share > mostToShare(before)) throw forecastProblem('forecast-share-too-high');
  return withWhatIf(before, { extra: 0, commitmentChange: 0, share: share ?? 0 });
};

const ownForecast = async (deps: Deps, call: Call<'getUserForecast'>): Promise<Schemas['Forecast']> => {
  const { personId } = await ownPerson(deps.db, call);
  const event = await currentEvent(deps.db);
  const { people, ahead, time, donations } = await gather(deps, event, { personId });
  const [facts] = people;
  if (facts === undefined) throw new Error('A person has no row.');
  const routes = await rideableRoutes(deps.db, personId, event.id);
  const asked = askedOf(facts, routes, call.query);
  return {
    now: outlookOf(facts, ahead),
    time,
    donations,
    mostToShare: mostToShare(facts),
    routes: routes.map(({ change, ...route }) => ({
      ...route,
      commitment: Math.max(0, facts.committed + change),
    })),
    whatIf: asked === null ? null : outlookOf(asked, ahead),
  };
};

const pelotonForecast = async (
  deps: Deps,
  call: Call<'getPelotonForecast'>,
): Promise<Schemas['PelotonForecast']> => {
  const { pelotonId } = await ledPeloton(deps.db, call);
  const event = await currentEvent(deps.db);
  const { people, ahead, time, donations } = await gather(deps, event, { pelotonId });
  const { members, committedMembers, likelyMembers, ...now } = outlookTogether(people, ahead);
  return { now, time, donations, members, committedMembers, likelyMembers };
};

/** The operations of the forecast: for the person, and for the leaders of their peloton. */
export const forecastOperations = (deps: Deps) =>
  ({
    getUserForecast: async (call) => ({ status: 200, body: await ownForecast(deps, call) }),
    getPelotonForecast: async (call) => ({ status: 200, body: await pelotonForecast(deps, call) }),
  }) satisfies Partial<Handlers>;

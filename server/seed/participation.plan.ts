import { currentYear, daysAfter, seasonOf, timeBetween, today, type Year } from './calendar.ts';
import { demo } from './demo-accounts.ts';
import { minors, peopleCount } from './people.rows.ts';
import { type Random, randomFor } from './random.ts';
import { type RouteDraft, routes } from './routes.data.ts';

/** What one person takes part in, in one year. */
export type Plan = {
  person: number;
  year: Year;
  routes: RouteDraft[];
  challenger: boolean;
  volunteer: boolean;
  /** When the registration was completed. */
  at: Date;
};

const plan = (person: number, year: Year, part: Partial<Plan> = {}): Plan => {
  const random = randomFor(`plan ${year} ${person}`);
  const { opens, closes } = seasonOf(year);
  const last = daysAfter(year === currentYear ? today : closes, -2);
  const at = timeBetween(random, daysAfter(opens, 1), last);
  return { person, year, routes: [], challenger: false, volunteer: false, at, ...part };
};

const routeBy = (key: string): RouteDraft => {
  const route = routes.find((each) => each.key === key);
  if (!route) throw new RangeError(`There is no route ${key}`);
  return route;
};

/** People whose participation this year is set by their demo account, and the two minors. */
const fixedPlans: readonly [person: number, part: Partial<Plan>][] = [
  [demo.rider, { routes: [routeBy('summit'), routeBy('ridgeline')], at: new Date('2026-10-02T16:05:00Z') }],
  [demo.challenger, { challenger: true, at: new Date('2026-10-09T22:40:00Z') }],
  [demo.volunteer, { volunteer: true }],
  [demo.captain, { routes: [routeBy('traverse')], volunteer: true, at: new Date('2026-10-01T14:12:00Z') }],
  [demo.newcomer, {}],
  [demo.halfway, {}],
  ...[...minors.keys()].map((person): [number, Partial<Plan>] => [person, { routes: [routeBy('river')] }]),
];

/** One entry for each place of this year that is still free. */
const seatsOf = (rideType: RouteDraft['rideType'], random: Random): RouteDraft[] => {
  const given = fixedPlans.flatMap(([, part]) => part.routes ?? []);
  return random.shuffled(
    routes
      .filter((route) => route.rideType === rideType)
      .flatMap((route) =>
        Array<RouteDraft>(route.riders - given.filter((each) => each === route).length).fill(route),
      ),
  );
};

const bothRides = 11;
const challengers = 16;
const volunteersOnly = 14;

const thisYear = (): Plan[] => {
  const random = randomFor('this year');
  const free = random.shuffled(
    Array.from({ length: peopleCount }, (_, person) => person).slice(fixedPlans.length),
  );
  const signature = seatsOf('signature', random);
  const gravel = seatsOf('gravel', random);
  const riders = signature.map((route, index) => {
    const second = index < bothRides ? gravel.pop() : undefined;
    return plan(free.pop() ?? 0, currentYear, {
      routes: second ? [route, second] : [route],
      volunteer: random.chance(0.22),
    });
  });
  const gravelOnly = gravel.map((route) =>
    plan(free.pop() ?? 0, currentYear, { routes: [route], volunteer: random.chance(0.2) }),
  );
  const others = free
    .slice(0, challengers + volunteersOnly)
    .map((person, index) =>
      plan(person, currentYear, index < challengers ? { challenger: true } : { volunteer: true }),
    );
  const known = fixedPlans
    .filter(([person]) => person !== demo.newcomer && person !== demo.halfway)
    .map(([person, part]) => plan(person, currentYear, part));
  return [...known, ...riders, ...gravelOnly, ...others];
};

const earlierPart = (random: Random): Partial<Plan> => {
  const from = (rideType: RouteDraft['rideType']) =>
    random.pick(routes.filter((route) => route.isOld && route.rideType === rideType));
  return random.weighted<() => Partial<Plan>>([
    [() => ({ routes: [from('signature')] }), 56],
    [() => ({ routes: [from('gravel')] }), 16],
    [() => ({ routes: [from('signature'), from('gravel')] }), 8],
    [() => ({ challenger: true }), 8],
    [() => ({ volunteer: true }), 12],
  ])();
};

const earlierYears = (now: ReadonlySet<number>): Plan[] =>
  Array.from({ length: peopleCount }, (_, person) => person)
    .filter((person) => person !== demo.newcomer && !minors.has(person))
    .flatMap((person) => {
      const random = randomFor(`earlier years ${person}`);
      const isKnown = person <= demo.halfway;
      const in2025 = isKnown ? person !== demo.halfway : random.chance(0.42);
      // A person who is not registered now has been here before: otherwise they would not be in the data.
      const in2026 = isKnown || random.chance(0.5) || (!in2025 && !now.has(person));
      const years: Year[] = [...(in2025 ? [2025 as const] : []), ...(in2026 ? [2026 as const] : [])];
      const same = fixedPlans.find(([each]) => each === person)?.[1];
      const part = (): Partial<Plan> => {
        if (same?.challenger) return { challenger: true };
        if (same?.volunteer && !same.routes) return { volunteer: true };
        return isKnown
          ? { routes: [routeBy(person === demo.halfway ? 'river' : 'summit')] }
          : earlierPart(random);
      };
      return years.map((year) => plan(person, year, part()));
    });

/** All participations of three years. */
export const allPlans = (): Plan[] => {
  const current = thisYear();
  return [...earlierYears(new Set(current.map(({ person }) => person))), ...current];
};

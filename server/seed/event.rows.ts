import { daysAfter } from '#machines/calendar.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { currentYear, type Season, seasons, type Year } from './calendar.ts';
import { courseOf, namedPlaces } from './course.ts';
import { place, type RouteDraft, routes, sponsorName } from './routes.data.ts';
import { type DemoData, eventId } from './rows.ts';
import { waiverText } from './waiver.text.ts';

export const rideId = (year: Year, rideType: RouteDraft['rideType']): string =>
  derivedId('ride', year, rideType);
export const routeId = (year: Year, route: RouteDraft): string => derivedId('route', year, route.key);
export const waiverVersion = (year: Year): string => `${year}-1`;
export const sponsorId = derivedId('sponsor', sponsorName);

/** In cents; the required commitment has risen over the years. */
export const commitmentOf = (year: Year, route: RouteDraft): number => {
  const share = { 2025: 0.5, 2026: 0.7, 2027: 1 }[year];
  return Math.round((route.commitment * share) / 2_500) * 2_500;
};

const rides = [
  {
    rideType: 'signature',
    name: 'Ride Weekend',
    day: 'saturday',
    summary: 'Two days in August on the roads of the Hollin Valley, from a flat 25 miles to both passes.',
  },
  {
    rideType: 'gravel',
    name: 'Gravel Day',
    day: 'gravelDay',
    summary: 'One September morning on forest and quarry roads. Dust included.',
  },
] as const;

/** The places of the valley: the same each year. */
const placeId = (year: Year, name: string): string => derivedId('place', year, name);

const addPlaces = (data: DemoData, year: Year): void => {
  for (const { name, point } of namedPlaces()) {
    const [longitude, latitude, elevation] = point;
    data.valleyPlace.push({
      id: placeId(year, name),
      eventId: eventId(year),
      name,
      longitude,
      latitude,
      elevation,
    });
  }
};

type Courses = ReadonlyMap<RouteDraft, ReturnType<typeof courseOf>>;

const addRoutes = (data: DemoData, season: Season, courses: Courses): void => {
  const { year } = season;
  const offered = routes.filter((route) => route.isOld || year === currentYear);
  for (const [position, route] of offered.entries()) {
    const { course, roads, stops } = courses.get(route) ?? courseOf(route.course);
    data.route.push({
      id: routeId(year, route),
      rideId: rideId(year, route.rideType),
      sponsorId: route.sponsor ? sponsorId : null,
      name: route.name,
      summary: route.summary,
      distanceMiles: route.course.miles,
      climbFeet: route.course.climbFeet,
      day: season[route.day],
      days: route.days ?? 1,
      startPlace: route.startPlace,
      startTime: route.startTime,
      capacity: route.capacity,
      fee: route.fee,
      commitment: commitmentOf(year, route),
      course,
      roads,
      position: position + 1,
    });
    for (const { mile, name, kind } of stops) {
      const id = { routeId: routeId(year, route), placeId: placeId(year, name) };
      data.routeStop.push({ ...id, mile, kind });
    }
  }
};

/** Three events with their rides, routes and waivers; the newest is the current one. */
export const addEvents = (data: DemoData): void => {
  // The same each year, and the slowest part here.
  const courses = new Map(routes.map((route) => [route, courseOf(route.course)]));
  data.sponsor.push({ id: sponsorId, name: sponsorName });
  for (const season of seasons) {
    const { year } = season;
    data.event.push({
      id: eventId(year),
      name: `Product ${year}`,
      year,
      isCurrent: year === currentYear,
      registrationOpensAt: season.opens,
      registrationClosesAt: season.closes,
      fundraisingDeadline: season.deadline,
      goal: season.goal,
      startsOn: season.saturday,
      endsOn: season.gravelDay,
      place,
    });
    data.waiver.push({
      version: waiverVersion(year),
      eventId: eventId(year),
      body: waiverText(year),
      effectiveAt: season.opens,
    });
    for (const { rideType, name, day, summary } of rides) {
      data.ride.push({
        id: rideId(year, rideType),
        eventId: eventId(year),
        rideType,
        name,
        startsOn: season[day],
        lowerRouteDeadline: daysAfter(season[day], -45),
        withdrawDeadline: daysAfter(season[day], -14),
        summary,
      });
    }
    addPlaces(data, year);
    addRoutes(data, season, courses);
  }
};

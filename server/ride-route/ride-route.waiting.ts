import { sql } from 'kysely';
import { dayIn, eventZone, instantIn } from '#machines/calendar.ts';
import { currentEvent, routesByIds } from '#server/event/event.ts';
import { type Answer, type Call, signedIn } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockContested, registrationProblem } from '#server/registration/registration.ts';
import { userProblem } from '#server/user/user.problems.ts';
import {
  acceptOffer,
  joinWaitingList,
  leaveWaitingList,
  type WaitingSubject,
} from '#server/waiting-list/waiting-list.ts';
import { offeredEmail } from './ride-route.emails.ts';
import { rideRouteProblem } from './ride-route.problems.ts';
import { freesAt, lockRidden, placesTaken, riddenBy, rideDay } from './ride-route.queries.ts';
import { obstacleOf, termsOf } from './ride-route.rules.ts';
import { ownRoutes } from './ride-route.view.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

const letterOf =
  (publicUrl: string): WaitingSubject['letter'] =>
  async (trx, { subjectId, personId, offeredUntil }) => {
    const { rows } = await sql<{
      firstName: string;
      emailAddress: string;
      routeName: string;
      rideName: string;
    }>`
    select person.first_name, person.email_address, route.name as route_name, ride.name as ride_name
    from person, route join ride on ride.id = route.ride_id
    where person.id = ${personId} and route.id = ${subjectId}`.execute(trx);
    const [about] = rows;
    if (about === undefined) throw new Error(`Nobody waits for route ${subjectId}.`);
    const { emailAddress, ...named } = about;
    return {
      ...offeredEmail(named, offeredUntil, publicUrl),
      to: emailAddress,
      personId,
      kind: 'route-offered',
    };
  };

const riddenIn = async (trx: Trx, owner: Parameters<typeof riddenBy>[1], rideId: string) =>
  (await riddenBy(trx, owner)).find((one) => one.rideId === rideId);

/** The waiting lists of routes, for riders of the same ride. */
export const awaitedRoutes = (publicUrl: string): WaitingSubject => ({
  kind: 'route',
  lock: async (trx, routeId, now) => {
    await lockContested(trx, { route: [routeId] });
    const [route] = await routesByIds(trx, [routeId], now);
    if (route === undefined) return null;
    return {
      // Routes cannot change from the ride’s first day on.
      startsAt: instantIn(eventZone, await rideDay(trx, route.rideId)),
      free: Math.max(0, route.capacity - (await placesTaken(trx, routeId, now))),
      freesAt: await freesAt(trx, routeId, now),
    };
  },
  mayTake: async (trx, { subjectId, personId, now }) => {
    const [to] = await routesByIds(trx, [subjectId], now);
    const ridden = to && (await riddenIn(trx, { personId, eventId: to.eventId }, to.rideId));
    const [from] = ridden ? await routesByIds(trx, [ridden.routeId], now) : [];
    if (!to || !ridden || !from || from.id === to.id) return false;
    return obstacleOf(termsOf(from, to, ridden.commitment).kind, ridden, dayIn(eventZone, now)) === null;
  },
  letter: letterOf(publicUrl),
});

/** Ends the wait of a rider who got the route, offered or not. */
export const endWait = async (
  { mail, settings: { publicUrl } }: Omit<Deps, 'db' | 'clock'>,
  trx: Trx,
  who: { subjectId: string; personId: string; now: Date },
): Promise<void> => {
  const { subjectId, personId, now } = who;
  if (!(await acceptOffer(trx, { kind: 'route', subjectId, personId }, now)))
    await leaveWaitingList({ mail }, trx, awaitedRoutes(publicUrl), who);
};

const refuse = async (
  { clock }: Deps,
  trx: Trx,
  call: Call<'saveRouteWait'>,
  ridden: NonNullable<Awaited<ReturnType<typeof lockRidden>>>,
): Promise<void> => {
  const { routeId } = call.body;
  if (routeId === ridden.routeId) throw rideRouteProblem('same-route');
  await lockContested(trx, { route: [ridden.routeId, routeId] });
  const routes = await routesByIds(trx, [ridden.routeId, routeId], clock.now());
  const [from, to] = [ridden.routeId, routeId].map((id) => routes.find((route) => route.id === id));
  if (from === undefined || to === undefined) throw registrationProblem('route-of-other-ride');
  if (to.sponsorId !== null && to.sponsorId !== from.sponsorId) throw registrationProblem('route-not-open');
  const obstacle = obstacleOf(termsOf(from, to, ridden.commitment).kind, ridden, clock.today());
  if (obstacle === 'begun') throw rideRouteProblem('ride-begun');
  if (obstacle === 'too-late') throw rideRouteProblem('too-late-to-lower');
  if (to.placesLeft > 0) throw rideRouteProblem('place-free');
};

/** Puts a rider on the waiting list of a full route of their ride, or takes them off it. */
export const saveRouteWait = (deps: Deps, call: Call<'saveRouteWait'>): Promise<Answer<'saveRouteWait'>> =>
  withIdempotency(deps, call, async (trx): Promise<Answer<'saveRouteWait'>> => {
    const { personId } = signedIn(call);
    const { routeId, isWaiting } = call.body;
    const now = deps.clock.now();
    const event = await currentEvent(trx);
    const [wanted] = await routesByIds(trx, [routeId], now);
    if (wanted?.eventId !== event.id) throw registrationProblem('route-of-other-ride');
    const ridden = await lockRidden(trx, { personId, eventId: event.id }, wanted.rideId);
    if (ridden === undefined) throw userProblem('route-not-ridden');
    const routes = awaitedRoutes(deps.settings.publicUrl);
    const who = { subjectId: routeId, personId, now };
    if (isWaiting) {
      await refuse(deps, trx, call, ridden);
      await joinWaitingList(deps, trx, routes, who);
    } else await leaveWaitingList(deps, trx, routes, who);
    return { status: 200, body: await ownRoutes(trx, deps.clock, personId) };
  });

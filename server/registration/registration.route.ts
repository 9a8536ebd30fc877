import { readCode } from '#machines/form/code.ts';
import { isUndecided } from '#server/charging/charging.ts';
import { rideTime } from '#server/event/event.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { clashInWords, clashOf, ownTimes } from '#server/volunteering/volunteering.ts';
import { holdCode, usableGroupCode, usableSponsorCode } from './registration.codes.ts';
import { holdRoute } from './registration.places.ts';
import { registrationProblem } from './registration.problems.ts';
import { routeStep } from './registration.rules.ts';
import { type Opened, type Saved, type StepCall, saveStep } from './registration.saving.ts';
import type {
  Answers,
  RegistrationAggregate,
  RideType,
  RouteBody,
  RoutePlace,
} from './registration.types.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock'>;

type Chosen = Parameters<typeof rideTime>[0] & {
  id: string;
  name: string;
  capacity: number;
  fee: number;
  sponsorId: string | null;
};

const chosenRoute = async (
  { trx, aggregate }: Opened,
  rideType: RideType,
  routeId: string,
): Promise<Chosen> => {
  const route = await trx
    .selectFrom('route')
    .innerJoin('ride', 'ride.id', 'route.rideId')
    .select(['route.id', 'route.capacity', 'route.fee', 'route.sponsorId'])
    .select(['route.name', 'route.day', 'route.days', 'route.startTime'])
    .select(['route.distanceMiles', 'route.climbFeet'])
    .where('route.id', '=', routeId)
    .where('ride.rideType', '=', rideType)
    .where('ride.eventId', '=', aggregate.event.id)
    .executeTakeFirst();
  if (!route) throw registrationProblem('route-of-other-ride');
  return route;
};

/** The sponsor's code that opens the route; null if no code is needed. */
const opening = async (
  { trx, now, aggregate }: Opened,
  route: Chosen,
  held: RoutePlace | undefined,
  code: string | null,
): Promise<string | null> => {
  // A held use stays valid, even past the code's last day.
  if (code !== null && held?.sponsorCode === code && held.routeId === route.id) return code;
  const sponsor =
    code === null ? null : await usableSponsorCode(trx, { code, now, registrationId: aggregate.id });
  if (route.sponsorId === null) return null;
  if (sponsor?.sponsorId !== route.sponsorId)
    throw registrationProblem('route-not-open', {
      fields: [
        {
          path: '/body/sponsorCode',
          code: 'route-not-open',
          message: 'Enter the code of this route’s sponsor.',
        },
      ],
    });
  return code;
};

const pelotonOf = async (trx: Trx, { person, event }: RegistrationAggregate): Promise<string | null> => {
  const member = await trx
    .selectFrom('pelotonMember')
    .select('pelotonId')
    .where('personId', '=', person.id)
    .where('eventId', '=', event.id)
    .executeTakeFirst();
  return member?.pelotonId ?? null;
};

const refuseOtherPeloton = async (
  { trx, aggregate }: Opened,
  rideType: RideType,
  pelotonId: string,
): Promise<void> => {
  const other = aggregate.places.find((place) => place.rideType !== rideType)?.pelotonId;
  const current = await pelotonOf(trx, aggregate);
  if ([other ?? pelotonId, current ?? pelotonId].every((known) => known === pelotonId)) return;
  const { message } = registrationProblem('group-code-conflict');
  throw registrationProblem('group-code-conflict', {
    fields: [{ path: '/body/groupCode', code: 'group-code-conflict', message }],
  });
};

const joining = async (
  opened: Opened,
  rideType: RideType,
  held: RoutePlace | undefined,
  code: string | null,
): Promise<void> => {
  if (code === null) return;
  const { trx, now, aggregate } = opened;
  const pelotonId =
    held?.groupCode === code && held.pelotonId !== null
      ? held.pelotonId
      : (await usableGroupCode(trx, { code, now, registrationId: aggregate.id })).pelotonId;
  await refuseOtherPeloton(opened, rideType, pelotonId);
};

const refuseOtherFee = (
  { intent }: RegistrationAggregate,
  held: RoutePlace | undefined,
  route: Chosen,
): void => {
  if (held?.routeId === route.id) return;
  if (isUndecided(intent)) throw registrationProblem('fee-processing');
  if (intent?.state === 'charged' && held?.fee !== route.fee)
    throw registrationProblem('fee-already-paid', {
      detail:
        'Your fee is paid. You can change to a route with the same fee here; for another one, write to us.',
    });
};

/** A ride lasts from the start until the rider's expected return. */
const refuseShiftClash = async ({ trx, aggregate }: Opened, route: Chosen): Promise<void> => {
  const own = await ownTimes(trx, aggregate.person.id, aggregate.event.id);
  const wanted = { name: route.name, ...rideTime(route) };
  const clash = clashOf(
    wanted,
    own.filter(({ kind }) => kind === 'shift'),
  );
  if (clash === undefined) return;
  const message = clashInWords(wanted, clash);
  throw registrationProblem('ride-shift-clash', {
    detail: message,
    fields: [{ path: '/body/routeId', code: 'ride-shift-clash', message }],
  });
};

const codeOf = (code: string | null): string | null => (code === null ? null : readCode(code));

/** Takes a place on a ride's route, and a use of each of its codes. */
export const saveRoute = (deps: Deps, call: StepCall & { body: RouteBody }): Promise<Saved> => {
  const { rideType, routeId } = call.body;
  const groupCode = codeOf(call.body.groupCode);
  const sponsorCode = codeOf(call.body.sponsorCode);
  const keys = (code: string | null) => (code === null ? [] : [code]);
  return saveStep(deps, call, {
    step: routeStep(rideType),
    wanted: { route: [routeId], groupCode: keys(groupCode), sponsorCode: keys(sponsorCode) },
    apply: async (opened): Promise<Answers> => {
      const { trx, now, aggregate } = opened;
      const route = await chosenRoute(opened, rideType, routeId);
      const held = aggregate.places.find((place) => place.rideType === rideType);
      refuseOtherFee(aggregate, held, route);
      await refuseShiftClash(opened, route);
      const opens = await opening(opened, route, held, sponsorCode);
      await joining(opened, rideType, held, groupCode);
      await holdRoute(trx, { registrationId: aggregate.id, now }, rideType, route);
      const use = { scope: rideType, registrationId: aggregate.id };
      await holdCode(trx, { ...use, kind: 'group' }, groupCode, now);
      await holdCode(trx, { ...use, kind: 'sponsor' }, opens, now);
      return {};
    },
  });
};

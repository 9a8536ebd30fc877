import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ownPerson } from '#server/user/user.ts';
import { shiftChangeOperations } from './shift-changes.ts';
import type { SignUpDeps } from './sign-up.ts';
import { signUpOperations } from './sign-ups.ts';
import { isVolunteer, shiftIdsOf, shiftsLedBy, shiftsOf } from './volunteering.queries.ts';
import { hasPlaceLeft, isAsked, optionsOf, shiftView } from './volunteering.rules.ts';

export { takeOff, tellLeadsOfQuitting } from './leave-requests.ts';
export { clashInWords, clashOf, lockOwnTime, ownTimes } from './own-time.ts';
export { registerShiftJobs } from './shift-changes.ts';
export { forgetShifts } from './shift-codes.ts';
export { shiftWaiting } from './shift-waiting.ts';
export { shiftIdsOf, shiftsByIds, shiftsLedBy } from './volunteering.queries.ts';
export { isOverlapping, leadDecidesFrom, type ShiftRow, shiftView } from './volunteering.rules.ts';

/** All shifts (full ones are marked), the open ones, and the changes by volunteers and staff. */
export const volunteeringOperations = (deps: SignUpDeps & Pick<Platform, 'jobs' | 'settings'>) => ({
  ...browsingOperations(deps),
  ...signUpOperations(deps),
  ...shiftChangeOperations(deps),
});

const browsingOperations = ({ db, clock }: Pick<Platform, 'db' | 'clock'>) => {
  /** The shifts to choose from, full or not: a shift that has begun is left out. */
  const all = async () => {
    const now = clock.now();
    return (await shiftsOf(db, (await currentEvent(db)).id, now)).filter(({ startsAt }) => startsAt > now);
  };
  const open = async () => (await all()).filter(hasPlaceLeft);

  const shiftsOfPerson = async (personId: string): Promise<Schemas['OwnShifts']> => {
    const event = await currentEvent(db);
    const shifts = await shiftsOf(db, event.id, clock.now());
    const own = new Set(await shiftIdsOf(db, personId, event.id));
    return {
      currentEventName: event.name,
      isVolunteer: await isVolunteer(db, personId, event.id),
      shifts: shifts.filter(({ id }) => own.has(id)).map(shiftView),
      led: (await shiftsLedBy(db, personId, event.id, clock.now())).map(shiftView),
    };
  };

  return {
    getRegistrationJobs: async ({ query }) => {
      const shifts = await all();
      return { status: 200, body: shifts.filter((shift) => isAsked(shift, query)).map(shiftView) };
    },

    getRegistrationJobTypes: async () => ({ status: 200, body: optionsOf(await all(), 'jobType') }),

    getRegistrationJobLocations: async () => ({ status: 200, body: optionsOf(await all(), 'location') }),

    getRegistrationJobDates: async () => ({ status: 200, body: optionsOf(await all(), 'day') }),

    getRegistrationJobRides: async () => {
      const rides = new Map<'signature' | 'gravel', string>();
      for (const { rideType, rideName } of await all()) {
        if (rideType !== null && rideName !== null) rides.set(rideType, rideName);
      }
      return { status: 200, body: [...rides].map(([rideType, name]) => ({ rideType, name })) };
    },

    getAvailableShifts: async ({ query }) => {
      const shifts = await open();
      return { status: 200, body: shifts.filter((shift) => isAsked(shift, query)).map(shiftView) };
    },

    getShiftLocations: async () => ({ status: 200, body: optionsOf(await open(), 'location') }),

    getShiftDates: async () => ({ status: 200, body: optionsOf(await open(), 'day') }),

    getOwnShifts: async (call) => ({ status: 200, body: await shiftsOfPerson(signedIn(call).personId) }),

    getUserShifts: async (call) => ({
      status: 200,
      body: await shiftsOfPerson((await ownPerson(db, call)).personId),
    }),
  } satisfies Partial<Handlers>;
};

import { useEffect, useState } from 'react';
import { call } from '#src/api/call.ts';
import { getEvent, getRideRoutes } from '#src/api/calls/event.calls.ts';
import { getRegistrationJobs } from '#src/api/calls/registration.calls.ts';
import { get } from '#src/api/describe-call.ts';
import type { ComingOffer, RegistrationOffer } from './registration.types.ts';

/** Refusals that show that the options are outdated. */
const outdated = new Set(['route-full', 'shift-full', 'waiver-outdated', 'registration-closed']);

/** The options, loaded again when a refusal shows that they have changed. */
export const useFreshOffer = (first: ComingOffer, problem: string | null): ComingOffer => {
  const [fresh, setFresh] = useState<{ first: ComingOffer; offer: ComingOffer } | null>(null);
  useEffect(() => {
    if (problem === null || !outdated.has(problem)) return undefined;
    let isGone = false;
    loadOffer().then(
      (whole) => (isGone ? undefined : setFresh({ first, offer: { event: whole.event, whole } })),
      // The refusal itself is on the screen; the old list stays.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [first, problem]);
  return fresh?.first === first ? fresh.offer : first;
};

type Handling = { isHandled?: boolean };

/** The public part: the event and its routes. */
type Rides = Pick<RegistrationOffer, 'event' | 'routes'>;

/** Rejects with a FlowError. With `isHandled` the caller shows a failure itself, and the snackbar doesn't. */
export const loadEvent = (handling: Handling = {}): Promise<Rides['event']> => call(getEvent(handling));

/**
 * Rejects with a FlowError.
 * @param asked the event, if its load has started
 */
const loadRides = async (handling: Handling, asked = loadEvent(handling)): Promise<Rides> => {
  const event = await asked;
  const routesOf = async (rideType: 'signature' | 'gravel') => {
    const ride = event.rides.find((one) => one.rideType === rideType);
    return ride ? call(getRideRoutes(ride.id, handling)) : [];
  };
  const [signature, gravel] = await Promise.all([routesOf('signature'), routesOf('gravel')]);
  return { event, routes: { signature, gravel } };
};

/**
 * Loads all options of the wizard at once. Rejects with a FlowError.
 * @param event its load started before the person was known
 */
export const loadOffer = async (
  handling: Handling = {},
  event?: Promise<Rides['event']>,
): Promise<RegistrationOffer> => {
  const [offered, shifts, waiver] = await Promise.all([
    loadRides(handling, event),
    call(getRegistrationJobs()),
    call(get('/registration/waiver', 'LOAD_WAIVER')),
  ]);
  return { ...offered, shifts, waiver };
};

import { call } from '#src/api/call.ts';
import { getEvent, getRideRoutes } from '#src/api/calls/event.calls.ts';
import { getRegistrationJobs, getWaiver } from '#src/api/calls/registration.calls.ts';
import type { RegistrationOffer } from './registration.types.ts';

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
    call(getWaiver()),
  ]);
  return { ...offered, shifts, waiver };
};

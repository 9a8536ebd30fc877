import { call } from '#src/api/call.ts';
import { getEvent, getRideRoutes } from '#src/api/calls/event.calls.ts';
import { getRegistrationJobs, getWaiver } from '#src/api/calls/registration.calls.ts';
import type { RegistrationOffer } from './registration.types.ts';

/**
 * Reads everything the wizard offers to choose from, all at once. Rejects with a FlowError. With `isHandled` the caller shows a
 * failure itself, and the snackbar doesn't.
 */
export const loadOffer = async (handling: { isHandled?: boolean } = {}): Promise<RegistrationOffer> => {
  const [event, shifts, waiver] = await Promise.all([
    call(getEvent(handling)),
    call(getRegistrationJobs()),
    call(getWaiver()),
  ]);
  const routesOf = async (rideType: 'signature' | 'gravel') => {
    const ride = event.rides.find((one) => one.rideType === rideType);
    return ride ? call(getRideRoutes(ride.id, handling)) : [];
  };
  const [signature, gravel] = await Promise.all([routesOf('signature'), routesOf('gravel')]);
  return { event, shifts, waiver, routes: { signature, gravel } };
};

import type { RegistrationInput, RideType } from '#machines/registration/registration.types.ts';
import { readStored, writeStored } from '#src/api/stored.ts';
import { wantedRouteKey } from './registration-keys.ts';

type Kept = RegistrationInput['kept'];

const rides: readonly RideType[] = ['signature', 'gravel'];

/** Keeps a link's route in this tab through sign-in, until the registration starts. The person is unknown until then. */
export const keepWantedRoute = (choose: string): void => {
  const names = choose.split(',');
  const rideType = rides.find((ride) => names.includes(ride));
  const routeId = names.find((name) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name));
  if (rideType === undefined || routeId === undefined) return;
  writeStored('sessionStorage', wantedRouteKey, { rideType, routeId });
};

const readWanted = (): { rideType: RideType; routeId: string } | null => {
  const given = readStored('sessionStorage', wantedRouteKey);
  const { rideType, routeId } = (given ?? {}) as Partial<Record<string, unknown>>;
  const ride = rides.find((each) => each === rideType);
  return ride !== undefined && typeof routeId === 'string' ? { rideType: ride, routeId } : null;
};

/**
 * The tab's stored answers, with a link's route as if the person had chosen it in its step. Their own unsaved choice remains. The tab
 * removes the link's route when it stores answers (`keepDrafts`), which then contain the route.
 */
export const withWantedRoute = (kept: Kept): Kept => {
  const wanted = readWanted();
  if (wanted === null || kept === 'outdated') return kept;
  const step = `route-${wanted.rideType}` as const;
  if (kept?.drafts[step]?.routeId) return kept;
  const drafts = { ...kept?.drafts, [step]: { ...kept?.drafts[step], routeId: wanted.routeId } };
  return { ...kept, step: kept?.step ?? null, drafts };
};

import type { RegistrationInput, RideType } from '#machines/registration/registration.types.ts';
import { wantedRouteKey } from './registration-keys.ts';

type Kept = RegistrationInput['kept'];

const rides: readonly RideType[] = ['signature', 'gravel'];

/** Keeps in this tab which route a link was for: through sign-in, until the registration begins. Whose choice it is nobody knows yet. */
export const keepWantedRoute = (choose: string): void => {
  const names = choose.split(',');
  const rideType = rides.find((ride) => names.includes(ride));
  const routeId = names.find((name) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name));
  if (rideType === undefined || routeId === undefined) return;
  try {
    sessionStorage.setItem(wantedRouteKey, JSON.stringify({ rideType, routeId }));
  } catch {
    // Storage may be full or switched off: then the route is chosen in its step.
  }
};

const readWanted = (): { rideType: RideType; routeId: string } | null => {
  try {
    const given: unknown = JSON.parse(sessionStorage.getItem(wantedRouteKey) ?? 'null');
    const { rideType, routeId } = (given ?? {}) as Partial<Record<string, unknown>>;
    const ride = rides.find((each) => each === rideType);
    return ride !== undefined && typeof routeId === 'string' ? { rideType: ride, routeId } : null;
  } catch {
    return null;
  }
};

/**
 * What the tab kept, with the route that a link was for as if the person had chosen it in its step. A choice of their own that is
 * not saved yet stays. The tab forgets the link as soon as it keeps what is typed (`keepDrafts`): the route is among that then.
 */
export const withWantedRoute = (kept: Kept): Kept => {
  const wanted = readWanted();
  if (wanted === null || kept === 'outdated') return kept;
  const step = `route-${wanted.rideType}` as const;
  if (kept?.drafts[step]?.routeId) return kept;
  const drafts = { ...kept?.drafts, [step]: { ...kept?.drafts[step], routeId: wanted.routeId } };
  return { ...kept, step: kept?.step ?? null, drafts };
};

import { forgetStored } from '#src/api/stored.ts';

/** The tab's storage key for unsaved answers. */
export const draftsKey = 'registrationDetails';

/** The tab's storage key for a link's route. */
export const wantedRouteKey = 'registrationRoute';

export const forgetWantedRoute = (): void => forgetStored('sessionStorage', wantedRouteKey);

/** Removes the unsaved answers and the link's route from this tab. */
export const forgetDrafts = (): void => forgetStored('sessionStorage', draftsKey, wantedRouteKey);

import { forgetStored } from '#src/api/forget-stored.ts';

/** Where a tab keeps what is typed and not yet saved. */
export const draftsKey = 'registrationDetails';

/** Where a tab keeps the route that a link was for. */
export const wantedRouteKey = 'registrationRoute';

export const forgetWantedRoute = (): void => forgetStored('sessionStorage', wantedRouteKey);

/** Nothing typed stays in this tab. */
export const forgetDrafts = (): void => forgetStored('sessionStorage', draftsKey, wantedRouteKey);

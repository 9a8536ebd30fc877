import type { components } from '#openapi/contract.gen.ts';
import type { CallMeta } from '#src/api/call.types.ts';
import { get, post } from '#src/api/describe-call.ts';

type RideType = components['schemas']['RideType'];

/** A loader whose failure becomes the error page sets `isHandled`, so that the snackbar doesn't show it, too. */
type Handling = Pick<CallMeta, 'isHandled'>;

/** The current event with its rides and dates. */
export const getEvent = ({ isHandled = false }: Handling = {}) =>
  get('/event', 'LOAD_EVENT', { meta: { isHandled } });

/** All public routes of a ride, including full ones. */
export const getRideRoutes = (rideId: string, handling: Handling = {}) =>
  get('/ride/{id}/routes', 'LOAD_RIDE_ROUTES', {
    path: { id: rideId },
    meta: { isHandled: false, concerns: 'options', ...handling },
  });

/** The routes that a sponsor's code unlocks. */
export const getSponsorRoutes = (sponsorId: string, query: { code: string; rideType?: RideType }) =>
  get('/sponsor/{id}/routes', 'LOAD_SPONSOR_ROUTES', {
    path: { id: sponsorId },
    query,
    meta: { isHandled: false, concerns: 'options' },
  });

/** The public view of a peloton; the page shows a failure itself. */
export const getPeloton = (id: string) => get('/peloton/{id}', 'LOAD_PELOTON', { path: { id } });

/** Sends a replay bundle. The report belongs to nobody, so the call has no token. */
export const reportProblem = (bundle: components['schemas']['ReplayBundle']) =>
  post('/problem-reports', 'REPORT_PROBLEM', { data: bundle, isVisitor: true });

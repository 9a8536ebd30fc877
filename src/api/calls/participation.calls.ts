import { actionTypes, describeCall } from '#src/api/describe-call.ts';

const meta = { isHandled: true } as const;

/** The routes that the person rides this year. */
export const getOwnRoutes = () =>
  describeCall({ endpoint: '/user/routes', method: 'get', meta, types: actionTypes('LOAD_OWN_ROUTES') });

/** What the person set out to do as a Challenger. */
export const getOwnActivityGoals = () =>
  describeCall({
    endpoint: '/user/activity-goals',
    method: 'get',
    meta,
    types: actionTypes('LOAD_OWN_ACTIVITY_GOALS'),
  });

/** The shifts that the person has or leads this year. */
export const getOwnShifts = () =>
  describeCall({ endpoint: '/user/volunteer', method: 'get', meta, types: actionTypes('LOAD_OWN_SHIFTS') });

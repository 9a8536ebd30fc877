import { actionTypes, describeCall } from '#src/api/describe-call.ts';

const meta = { isHandled: true } as const;

/** The routes that the person rides this year. */
export const getOwnRoutes = () =>
  describeCall({ endpoint: '/user/routes', method: 'get', meta, types: actionTypes('LOAD_OWN_ROUTES') });

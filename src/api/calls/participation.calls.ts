import { actionTypes, describeCall } from '#src/api/describe-call.ts';

const meta = { isHandled: true } as const;

/** The shifts that the person has or leads this year. */
export const getOwnShifts = () =>
  describeCall({ endpoint: '/user/volunteer', method: 'get', meta, types: actionTypes('LOAD_OWN_SHIFTS') });

import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** The page stands without what can't be had. */
const meta = { isHandled: true } as const;

/** What a person takes part in this year, as everybody may see it. */
export const getUserParticipation = (id: string) =>
  describeCall({
    endpoint: '/user/{id}/participation',
    method: 'get',
    config: { path: { id } },
    meta,
    types: actionTypes('LOAD_USER_PARTICIPATION'),
  });

/** A person's achievements and years; of their own they see all. */
export const getUserHistory = (id: string) =>
  describeCall({
    endpoint: '/user/{id}/history',
    method: 'get',
    config: { path: { id } },
    meta,
    types: actionTypes('LOAD_USER_HISTORY'),
  });

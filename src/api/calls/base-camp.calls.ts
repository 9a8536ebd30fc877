import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** Where the person stands who is signed in; the base camp says itself when it can't be had. */
export const getBaseCamp = () =>
  describeCall({
    endpoint: '/user/base-camp',
    method: 'get',
    meta: { isHandled: true },
    types: actionTypes('LOAD_BASE_CAMP'),
  });

/**
 * The celebration of this goal or commitment, in cents, was seen. What was seen only grows, so it names no version. The same key is
 * safe to send again.
 */
export const saveCelebrated = (key: string, celebrated: number) =>
  describeCall({
    endpoint: '/user/fundraising',
    method: 'patch',
    data: { celebrated },
    headers: { 'Idempotency-Key': key },
    meta: {
      isHandled: true,
      changes: (fundraising) => ({
        entity: 'currentUser',
        event: { type: 'fundraising.replaced', fundraising: { ...fundraising } },
      }),
    },
    types: actionTypes('SAVE_CELEBRATED'),
  });

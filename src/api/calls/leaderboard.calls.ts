import { actionTypes, describeCall } from '#src/api/describe-call.ts';

/** Who is close to their summit, which pelotons raised most, and who came last; the page stands without. */
export const getLeaderboards = () =>
  describeCall({
    endpoint: '/leaderboards',
    method: 'get',
    meta: { isHandled: true },
    types: actionTypes('LOAD_LEADERBOARDS'),
  });

import { get } from '#src/api/describe-call.ts';

/** People close to their goal, the leading pelotons, and the newest people; the page works without them. */
export const getLeaderboards = () => get('/leaderboards', 'LOAD_LEADERBOARDS');

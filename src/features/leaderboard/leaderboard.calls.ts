import { get } from '#src/api/describe-call.ts';

/** Who is close to their summit, which pelotons raised most, and who came last; the page stands without. */
export const getLeaderboards = () => get('/leaderboards', 'LOAD_LEADERBOARDS');

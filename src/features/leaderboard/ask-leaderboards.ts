import { call } from '#src/api/call.ts';
import { get } from '#src/api/describe-call.ts';
import { watchTotal } from '#src/api/live-total.ts';

/** People close to their goal, the leading pelotons, and the newest people; the page works without them. */
export const askLeaderboards = () => call(get('/leaderboards', 'LOAD_LEADERBOARDS'));

/** Calls back after each change of the event's total, which may change a leaderboard. */
export const watchMoves = (onMoved: () => void): (() => void) => {
  let known: number | null = null;
  return watchTotal({ of: 'Event' }, (raised) => {
    const isMoved = known !== null && known !== raised;
    known = raised;
    if (isMoved) onMoved();
  });
};

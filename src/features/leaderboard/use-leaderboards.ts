import { useEffect, useState } from 'react';
import type { components } from '#openapi/contract.gen.ts';
import { log } from '#src/api/log.ts';

export type LeaderboardData = components['schemas']['Leaderboards'];

/** The shortest time between two loads, in milliseconds. */
const pause = 5000;

/**
 * The leaderboards from the document or the API. They load again when totals change, while the page is open and visible. The code that
 * makes calls is lazily loaded.
 */
export const useLeaderboards = (came: LeaderboardData | null): LeaderboardData | null => {
  const [boards, setBoards] = useState(came);
  const isMissing = boards === null;
  useEffect(() => {
    let isLeft = false;
    let waiting: ReturnType<typeof setTimeout> | null = null;
    let stop = () => {};
    const start = async () => {
      const { askLeaderboards, watchMoves } = await import('./ask-leaderboards.ts');
      const read = () =>
        askLeaderboards().then(
          (answer) => {
            if (!isLeft) setBoards(answer);
          },
          // After a failure the next change tries again.
          (error: unknown) => log.warn('the leaderboards could not be loaded', error),
        );
      if (isLeft) return;
      // The effect runs again when the leaderboards are loaded.
      if (isMissing) return read();
      if (!('EventSource' in globalThis)) return;
      stop = watchMoves(() => {
        waiting ??= setTimeout(() => {
          waiting = null;
          void read();
        }, pause);
      });
    };
    start().catch((error: unknown) => log.warn('the leaderboards’ script could not be loaded', error));
    return () => {
      isLeft = true;
      if (waiting !== null) clearTimeout(waiting);
      stop();
    };
  }, [isMissing]);
  return boards;
};

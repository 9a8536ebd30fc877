import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';

/** Seconds. The wait varies, so that refused clients do not all return at once. */
const comeBack = { from: 1, within: 5 };

export const tooBusy = (): ProblemError =>
  platformProblem('temporarily-unavailable', {
    headers: { 'retry-after': String(comeBack.from + Math.floor(Math.random() * comeBack.within)) },
  });

export type Admission = {
  isFull: () => boolean;
  /** @throws ProblemError `temporarily-unavailable`, before `work` has begun */
  within: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
};

/**
 * Limits how many requests this process works on at once. Further requests are refused at once: in an unbounded queue all would wait until
 * their clients have gone.
 */
export const admission = (most: number): Admission => {
  let underWay = 0;
  const isFull = () => underWay >= most;
  return {
    isFull,
    within: async (work) => {
      if (isFull()) throw tooBusy();
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
};

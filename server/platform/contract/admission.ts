import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';

/** Seconds; not the same for all, or all who were refused at once would come back at once. */
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
 * Lets so many be worked on at once in this process. Who comes beyond that is told so at once: in a queue without an end everybody
 * would wait until nobody is there any more to be answered.
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

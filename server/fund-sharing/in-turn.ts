import { tooBusy } from '#server/platform/contract/admission.ts';

/** Tasks of a peloton in progress: the second is ready when the lock becomes free. */
const mostAtOnce = 2;

/** Waiting tasks of a peloton: as many as one person may send in a minute. */
const mostInLine = 60;

const lines = new Map<string, { underWay: number; waiting: (() => void)[] }>();

/**
 * Runs a peloton's movements of money in turn, in this process. All of them would wait for the peloton's lock anyway, but each would hold a
 * database connection, and none would be left for donations.
 * @throws ProblemError `temporarily-unavailable`, before `work` has begun
 */
export const inTurn = async <Answer>(pelotonId: string, work: () => Promise<Answer>): Promise<Answer> => {
  const line = lines.get(pelotonId) ?? { underWay: 0, waiting: [] };
  lines.set(pelotonId, line);
  if (line.underWay < mostAtOnce) line.underWay += 1;
  else if (line.waiting.length >= mostInLine) throw tooBusy();
  else await new Promise<void>((resolve) => line.waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next === undefined) line.underWay -= 1;
    else next();
    if (line.underWay === 0) lines.delete(pelotonId);
  }
};

import { tooBusy } from '#server/platform/contract/admission.ts';

/** So many of a peloton are under way: the second is there when the lock is free again. */
const mostAtOnce = 2;

/** So many wait in the line of a peloton: as many as one person may send in a minute. */
const mostInLine = 60;

type Line = { underWay: number; waiting: (() => void)[] };

const lines = new Map<string, Line>();

/**
 * Does what moves a peloton's money in turn, in this process. All of them would wait for the lock of the peloton anyway, but each with a
 * connection of the database, of which none would be left for donations.
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

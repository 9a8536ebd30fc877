type Peloton = { id: string; level: 'super' | 'peloton' };

export type Side = 'child' | 'parent';

/** Which of two pelotons would hold the other; null where neither can. */
export const pairOf = (own: Peloton, other: Peloton) => {
  if (own.level === other.level) return null;
  const side: Side = own.level === 'super' ? 'parent' : 'child';
  return side === 'parent'
    ? { side, childId: other.id, parentId: own.id }
    : { side, childId: own.id, parentId: other.id };
};

const week = 7 * 24 * 60 * 60 * 1000;

/** Whether a side may ask: not within a week after the other one said no to it. */
export const mayAsk = (
  last: { state: string; askedBy: Side; decidedAt: Date | null } | undefined,
  side: Side,
  at: Date,
): boolean =>
  last?.state !== 'declined' ||
  last.askedBy !== side ||
  last.decidedAt === null ||
  at.getTime() - last.decidedAt.getTime() >= week;

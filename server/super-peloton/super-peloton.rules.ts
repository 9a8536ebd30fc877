type Peloton = { id: string; level: 'super' | 'peloton' };

export type Side = 'child' | 'parent';

/** Which of two pelotons would hold the other; null if neither can. */
export const pairOf = (own: Peloton, other: Peloton) => {
  if (own.level === other.level) return null;
  const side: Side = own.level === 'super' ? 'parent' : 'child';
  return side === 'parent'
    ? { side, childId: other.id, parentId: own.id }
    : { side, childId: own.id, parentId: other.id };
};

/** Milliseconds before a side may ask the same peloton again. Each request sends an e-mail to the other captain. */
export const pause = 7 * 24 * 60 * 60 * 1000;

/** Open requests of one peloton. Received ones don't count: it can't keep others from asking. */
export const mostOpen = 20;

/** The code of why a side may not ask; null if it may. `ended` is the result of its own last request within the pause. */
export const refusalToAsk = (own: {
  ended: 'declined' | 'withdrawn' | null;
  open: number;
}): 'declined-lately' | 'withdrawn-lately' | 'too-many-family-requests' | null => {
  if (own.ended !== null) return `${own.ended}-lately`;
  return own.open >= mostOpen ? 'too-many-family-requests' : null;
};

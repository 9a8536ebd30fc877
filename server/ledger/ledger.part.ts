export type OwnerType = 'User' | 'Peloton' | 'General';

/**
 * One side of a posting: the owner whose total it moves (null for the organization's accounts), and by how many cents; a credit is
 * negative.
 */
export type Moved = { ownerType: OwnerType | null; amount: number };

export type Part =
  | 'confirmed'
  | 'offline'
  | 'refunded'
  | 'attributed'
  | 'given-back'
  | 'shared-in'
  | 'shared-out';

/**
 * The part of an entry that takes back one of `part`. Refunded donations have their own part. A share that is taken back cancels out; a
 * member who returns a share to the peloton makes an opposite share instead.
 */
export const reversedPart = (part: Part | null): Part | null =>
  part === 'confirmed' || part === 'offline' ? 'refunded' : part;

type Context = {
  kind: string;
  /** Whether the posting takes back another one, in part or whole. */
  takesBack: boolean;
};

/**
 * The part of the recipient's total that an entry belongs to; null for one that moves no total. Money between recipients is a share;
 * between a peloton and its member it is the member's part of the peloton's total. An entry that takes back another one has the part from
 * `reversedPart`.
 */
export const partOf = (
  { kind, takesBack }: Context,
  { ownerType, amount }: Moved,
  all: readonly Moved[],
): Part | null => {
  if (ownerType === null) return null;
  // The entry that is taken back has the other sign.
  const isCredit = amount < 0 !== takesBack;
  const others = all.filter((side) => side.ownerType !== null && side.amount < 0 !== amount < 0);
  if (others.length === 0) {
    const part = kind === 'cheque' ? 'offline' : 'confirmed';
    return takesBack ? reversedPart(part) : part;
  }
  if (ownerType === 'User' && others.some((other) => other.ownerType === 'Peloton'))
    return isCredit ? 'attributed' : 'given-back';
  return isCredit ? 'shared-in' : 'shared-out';
};

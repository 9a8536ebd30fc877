export type OwnerType = 'User' | 'Peloton' | 'General';

/** One side of a posting: whose total it moves (null for the house's own accounts), and by how many cents; a credit is negative. */
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
 * The part of an entry that takes back one of `part`. Money that goes back to its donor is a part of its own. A share that is taken back
 * cancels out: a member who gives a share back to the peloton makes a share of the opposite direction instead.
 */
export const reversedPart = (part: Part | null): Part | null =>
  part === 'confirmed' || part === 'offline' ? 'refunded' : part;

type Context = {
  kind: string;
  /** Whether the posting takes back another one, in part or whole. */
  takesBack: boolean;
};

/**
 * Which part of its recipient's total an entry is; null for one that moves no total. What moves between recipients is a share; one
 * between a peloton and its member is the member's part of what the peloton raised. An entry that takes back another one is in the part
 * that `reversedPart` says.
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

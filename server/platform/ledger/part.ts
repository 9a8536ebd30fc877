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
 * Which part of its recipient's total an entry is; null for one that moves no total. What moves between recipients is a share; one
 * between a peloton and its member is the member's part of what the peloton raised.
 */
export const partOf = (
  { kind, takesBack }: { kind: string; takesBack: boolean },
  { ownerType, amount }: Moved,
  all: readonly Moved[],
): Part | null => {
  if (ownerType === null) return null;
  const isCredit = amount < 0;
  const others = all.filter((side) => side.ownerType !== null && side.amount < 0 !== isCredit);
  if (others.length === 0) {
    if (takesBack) return 'refunded';
    return kind === 'cheque' ? 'offline' : 'confirmed';
  }
  if (ownerType === 'User' && others.some((other) => other.ownerType === 'Peloton'))
    return isCredit ? 'attributed' : 'given-back';
  return isCredit ? 'shared-in' : 'shared-out';
};

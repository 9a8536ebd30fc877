/** A total and its parts, in cents; subtracted parts are positive, too. */
export type Parts = {
  total: number;
  confirmed: number;
  offline: number;
  refunded: number;
  attributed: number;
  sharedIn: number;
  sharedOut: number;
  /** Shared with others, then refunded to donors. */
  owed: number;
  /** A person who shared with this recipient owes a part of it. */
  isSharedInOwed: boolean;
  /** Only in the recipient's own view. */
  pending: { donations: number; monthly: number } | null;
};

/** One line; negative for a subtracted part. A pending part follows the sum, and is not included in it. */
export type MoneyPart = { name: string; amount: number; kind: 'part' | 'sum' | 'pending' };

type Line = readonly [name: string, amount: number];

const there = (lines: readonly Line[], kind: 'part' | 'pending'): MoneyPart[] =>
  lines.filter(([, amount]) => amount !== 0).map(([name, amount]) => ({ name, amount, kind }));

/** The parts other than 0, then the named sum, then the pending amounts; empty if there are none. */
export const partRows = (parts: Parts, sum: string): MoneyPart[] => {
  const made = there(
    [
      ['Online gifts', parts.confirmed],
      ['Checks', parts.offline],
      ['Shared by the peloton', parts.attributed],
      ['Shared by others', parts.sharedIn],
      ['Refunded to donors', -parts.refunded],
      ['Shared with others', -parts.sharedOut],
      ['Refunded after it was shared: the next gifts make up for it', parts.owed],
    ],
    'part',
  );
  const toCome = there(
    [
      ['Gifts whose payment is being confirmed', parts.pending?.donations ?? 0],
      ['Monthly gifts to come by the deadline', parts.pending?.monthly ?? 0],
    ],
    'pending',
  );
  if (made.length + toCome.length === 0) return [];
  return [...made, { name: sum, amount: parts.total, kind: 'sum' }, ...toCome];
};

/** A total and what it is made of, in cents; what was taken away is above zero, too. */
export type Parts = {
  total: number;
  confirmed: number;
  offline: number;
  refunded: number;
  attributed: number;
  sharedIn: number;
  sharedOut: number;
  /** Shared with others before it went back to donors. */
  owed: number;
  /** Somebody who shared owes some of it. */
  isSharedInOwed: boolean;
  /** Told only to whom it is for. */
  pending: { donations: number; monthly: number } | null;
};

/** One line; below zero for what was taken away. What is pending comes after the sum, and is no part of it. */
export type MoneyPart = { name: string; amount: number; kind: 'part' | 'sum' | 'pending' };

type Line = readonly [name: string, amount: number];

const there = (lines: readonly Line[], kind: 'part' | 'pending'): MoneyPart[] =>
  lines.filter(([, amount]) => amount !== 0).map(([name, amount]) => ({ name, amount, kind }));

/** The parts that there are, their sum by its name, and below it what is still to come; nothing where there is nothing. */
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

/** A total and what it is made of, in cents; what was taken away is above zero, too. */
export type Parts = {
  total: number;
  confirmed: number;
  offline: number;
  refunded: number;
  attributed: number;
  sharedIn: number;
  sharedOut: number;
  /** Told only to whom it is for. */
  pending: { gifts: number; monthly: number } | null;
};

/** One line; below zero for what was taken away. */
export type MoneyPart = { name: string; amount: number };

/** The parts that there are, their sum, and below it what is still to come. */
export const partRows = (parts: Parts, isCommitted: boolean): MoneyPart[] => {
  const { pending } = parts;
  const made = [
    { name: 'Gifts online', amount: parts.confirmed },
    { name: 'Checks', amount: parts.offline },
    { name: 'Shared by the peloton', amount: parts.attributed },
    { name: 'Shared by others', amount: parts.sharedIn },
    { name: 'Given back to donors', amount: -parts.refunded },
    { name: 'Shared with others', amount: -parts.sharedOut },
  ];
  const toCome = [
    { name: 'Gifts whose payment is being confirmed', amount: pending?.gifts ?? 0 },
    { name: 'Monthly gifts to come by the deadline', amount: pending?.monthly ?? 0 },
  ];
  const shown = [...made, ...toCome].filter(({ amount }) => amount !== 0);
  if (shown.length === 0) return [];
  const isMade = ({ amount }: MoneyPart) => amount !== 0;
  const sum = { name: isCommitted ? 'Counts toward the commitment' : 'Raised', amount: parts.total };
  return [...made.filter(isMade), sum, ...toCome.filter(isMade)];
};

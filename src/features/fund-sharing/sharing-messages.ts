import type {
  FundShare,
  FundSharingContext,
  SharingAction,
  SharingView,
} from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#src/components/format/money.ts';
import { counted } from '#src/components/format/numbers.ts';

/** "Mel Hart", or the fund of the peloton. */
export const endName = ({ type, name }: FundShare['from']): string =>
  type === 'member' ? name : `The fund of ${name}`;

/** What may be shared, in one sentence. */
export const spareText = ({ fund, own, spare, balance }: SharingView): string => {
  if (fund !== null)
    return spare === 0
      ? 'There is nothing in the fund to share just now.'
      : `There is ${money(spare)} in the fund.`;
  if (spare > 0) return `You raised ${money(balance)}. ${money(spare)} of it is yours to share.`;
  const missing = Math.max(0, (own?.committedAmount ?? 0) - balance);
  return missing > 0
    ? `You raised ${money(balance)}, and ${money(missing)} of your commitment is still missing. You can share what comes beyond it.`
    : 'You can share what you raise beyond your commitment.';
};

/** "$20 of $445 left" */
export const leftText = (left: number, spare: number): string =>
  left < 0 ? `${money(-left)} too much` : `${money(left)} of ${money(spare)} left`;

const done: Record<SharingAction['kind'], (action: never) => string> = {
  undo: ({ share }: { share: FundShare }) =>
    `You took ${money(share.amount)} back from ${endName(share.to)}.`,
  decline: ({ share }: { share: FundShare }) =>
    `You gave ${money(share.amount)} back. It is with ${endName(share.from)} again.`,
  offer: () => 'Your offer stands. It is used only if somebody is short when sharing ends.',
  'end-offer': () => 'Your offer is taken back.',
  accept: ({ amount }: { amount: number }) => `You shared ${money(amount)}.`,
  refuse: () => 'You keep what you raised. We told whoever asked.',
  withdraw: () => 'Your request is taken back.',
  ask: ({ donor, amount }: { donor: { firstName: string }; amount: number }) =>
    `We asked ${donor.firstName} for ${money(amount)}. You hear of the answer by e-mail.`,
};

/** What was done last; null where nothing was. */
export const doneText = ({ made, action, isDone }: FundSharingContext): string | null => {
  if (made !== null)
    return `You shared ${money(made.amount)} with ${counted(made.count, 'receiver')}. ${money(made.balance)} is left.`;
  return action !== null && isDone ? done[action.kind](action as never) : null;
};

/** "Cora Lind shared it · March 1" and what became of it. */
export const howText = ({ kind, by, takenBack }: FundShare): string => {
  const how =
    kind === 'standing-offer'
      ? 'By a standing offer'
      : kind === 'request'
        ? `${by} shared it because they were asked`
        : `${by} shared it`;
  if (takenBack === null) return how;
  return takenBack.as === 'undone'
    ? `${how}; ${takenBack.by} took it back`
    : `${how}; ${takenBack.by} gave it back`;
};

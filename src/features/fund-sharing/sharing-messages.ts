import type {
  FundShare,
  FundSharingContext,
  SharingAction,
  SharingView,
} from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#src/components/format/money.ts';

type Ends = { from: FundShare['from']; to: FundShare['to'] };

/** "Mel Hart", "you", or "the fund", of which there is one on the page. */
export const endName = ({ type, id, name }: FundShare['from'], self: string): string => {
  if (type === 'peloton') return 'the fund';
  return id === self ? 'you' : name;
};

/** "from the fund to you" */
export const wayText = ({ from, to }: Ends, self: string): string =>
  `from ${endName(from, self)} to ${endName(to, self)}`;

/** What may be shared, in one sentence; what is there, where sharing has ended. */
export const spareText = ({ fund, own, spare, balance, isOpen }: SharingView): string => {
  if (!isOpen) return `${fund === null ? 'You have' : 'The fund has'} ${money(balance)}.`;
  if (fund !== null)
    return spare === 0
      ? 'The fund has nothing to share right now.'
      : `The fund has ${money(spare)} to share.`;
  if (spare > 0) return `You raised ${money(balance)}. ${money(spare)} of it is yours to share.`;
  const missing = Math.max(0, (own?.committedAmount ?? 0) - balance);
  return missing > 0
    ? `You raised ${money(balance)}, and you still need ${money(missing)} to meet your commitment. You can share what you raise beyond it.`
    : 'You can share what you raise beyond your commitment.';
};

/** "$20 of $445 left" */
export const leftText = (left: number, spare: number): string =>
  left < 0 ? `${money(-left)} too much` : `${money(left)} of ${money(spare)} left`;

const done: Record<SharingAction['kind'], (action: never) => string> = {
  undo: ({ share }: { share: FundShare }) =>
    `You took ${money(share.amount)} back. It is ${share.from.type === 'peloton' ? 'in the fund' : 'yours'} again.`,
  decline: ({ share }: { share: FundShare }) =>
    `You gave ${money(share.amount)} back. It is ${share.from.type === 'peloton' ? 'in the fund' : `with ${share.from.name}`} again.`,
  offer: () => 'We’ve saved your offer. We’ll use it only if someone is short when sharing ends.',
  'end-offer': () => 'You withdrew your offer.',
  accept: ({ amount }: { amount: number }) => `You shared ${money(amount)}.`,
  refuse: () => 'You keep what you raised. We’ve told the person who asked.',
  withdraw: () => 'You withdrew your request.',
  ask: ({ donor, amount }: { donor: { firstName: string }; amount: number }) =>
    `We asked ${donor.firstName} for ${money(amount)}. We’ll e-mail you the answer.`,
};

/** What was done last; null where nothing was. */
export const doneText = ({ made, action, isDone, source }: FundSharingContext): string | null => {
  if (made !== null)
    return source === 'self'
      ? `You shared ${money(made.amount)}. Your total is ${money(made.balance)} now.`
      : `You shared ${money(made.amount)}. ${money(made.balance)} is left in the fund.`;
  return action !== null && isDone ? done[action.kind](action as never) : null;
};

/** "Cora Lind shared it", and what became of it. */
export const howText = ({ kind, by, takenBack }: FundShare): string => {
  const how =
    kind === 'standing-offer'
      ? 'By a standing offer'
      : kind === 'request'
        ? `${by} was asked for it`
        : `${by} shared it`;
  if (takenBack === null) return how;
  return takenBack.as === 'undone'
    ? `${how}; ${takenBack.by} took it back`
    : `${how}; ${takenBack.by} gave it back`;
};

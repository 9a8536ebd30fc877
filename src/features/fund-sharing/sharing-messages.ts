import { fullNameOf } from '#machines/form/person-name.ts';
import type {
  FundShare,
  FundSharingContext,
  PlanOutlook,
  SharePreview,
  SharingAction,
  SharingView,
} from '#machines/fund-sharing/fund-sharing.types.ts';
import { money } from '#machines/money.ts';
import { plural, whole } from '#src/components/format/numbers.ts';

type Ends = { from: FundShare['from']; to: FundShare['to'] };

/** "Mel Hart", "you", or "the fund", of which the page has one. */
export const endName = ({ type, id, name }: FundShare['from'], self: string): string => {
  if (type === 'peloton') return 'the fund';
  return id === self ? 'you' : name;
};

/** "from the fund to you" */
export const wayText = ({ from, to }: Ends, self: string): string =>
  `from ${endName(from, self)} to ${endName(to, self)}`;

/** The text before the peloton's name about the amount that the person may share; the balance after sharing has ended. */
const ownSpareText = ({ own, spare, balance, isOpen }: SharingView): string => {
  if (!isOpen) return `You have ${money(balance)}, and you’re in `;
  if (spare > 0)
    return `You raised ${money(balance)}. ${money(spare)} of it is yours to share with other members of `;
  return own?.committedAmount === 0
    ? 'You have no commitment, so whatever you raise is yours to share with other members of '
    : 'You can share what you raise beyond your commitment with other members of ';
};

/** The amount that may be shared, in a sentence around the peloton's name. */
export const spareText = (view: SharingView): { before: string; after: string } => {
  const { fund, spare, balance, isOpen } = view;
  if (fund === null) return { before: ownSpareText(view), after: isOpen ? ', or with its fund.' : '.' };
  if (!isOpen) return { before: '', after: ` has ${money(balance)} in its fund.` };
  return {
    before: '',
    after: spare === 0 ? ' has nothing to share right now.' : ` has ${money(spare)} to share.`,
  };
};

/** A plan's result, after the number of riders who finish by it: "of 3 riders meets the commitment. Each gets $20 to $300." */
export const outlookText = ({ receiving, finishing, least, most }: PlanOutlook): string => {
  const meet = plural(finishing, 'meets the commitment', 'meet their commitment');
  // A remaining cent makes no difference.
  const amounts = most - least > 1 ? `${money(least)} to ${money(most)}` : money(least);
  return receiving === 1
    ? `${plural(finishing, 'rider')} ${meet}. One rider gets ${money(most)}.`
    : `of ${whole(receiving)} riders ${meet}. Each gets ${amounts}.`;
};

/** "$20 of $445 left" */
export const leftText = (left: number, spare: number): string => {
  if (left < 0) return `${money(-left)} too much`;
  return left === spare ? `${money(spare)} to share` : `${money(left)} of ${money(spare)} left`;
};

/** Why the totals can't be shown yet; null if they can. */
export const waitingFor = (left: number, hasAmounts: boolean): string | null => {
  if (left < 0) return `Lower the amounts by ${money(-left)} first.`;
  return hasAmounts ? null : 'Enter an amount first.';
};

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

/** The last action; null for none. */
export const doneText = ({ made, action, isDone, source }: FundSharingContext): string | null => {
  if (made !== null)
    return source === 'self'
      ? `You shared ${money(made.amount)}. Your total is ${money(made.balance)} now.`
      : `You shared ${money(made.amount)}. ${money(made.balance)} is left in the fund.`;
  return action !== null && isDone ? done[action.kind](action as never) : null;
};

const unclearAction = (action: SharingAction, self: string): string => {
  switch (action.kind) {
    case 'undo':
      return `${money(action.share.amount)} came back from ${endName(action.share.to, self)}`;
    case 'decline':
      return `${money(action.share.amount)} went back to ${endName(action.share.from, self)}`;
    case 'offer':
      return 'your offer was saved';
    case 'end-offer':
      return 'your offer was withdrawn';
    case 'accept':
      return `${money(action.amount)} went to ${endName(action.request.to, self)}`;
    case 'refuse':
      return `${action.request.askedBy} got your answer`;
    case 'withdraw':
      return `your request to ${action.request.owner.name} was withdrawn`;
    case 'ask':
      return `${fullNameOf(action.donor)} was asked for ${money(action.amount)}`;
  }
};

const sharedWith = ({ lines }: SharePreview): string => {
  const [first, ...others] = lines;
  const amount = money(lines.reduce((sum, line) => sum + line.amount, 0));
  return first === undefined || others.length > 0
    ? `${amount} was shared`
    : `${amount} was shared with ${first.name}`;
};

/** Describes an action whose result is unknown. */
export const unclearText = ({ preview, action, publicId }: FundSharingContext): string => {
  const acted = action === null ? 'it worked' : unclearAction(action, publicId);
  return `We don’t know whether ${preview === null ? acted : sharedWith(preview)}`;
};

/** "Cora Lind shared it", and what happened to it. */
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

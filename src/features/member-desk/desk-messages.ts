import { isUnclear } from '#machines/flow-error.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import type { MemberDeskSnapshot } from '#machines/member-desk/member-desk.machine.ts';
import { memberDeskMeta } from '#machines/member-desk/member-desk.messages.ts';
import type {
  DeskAction,
  DeskView,
  MemberDeskContext,
  MemberDeskMeta,
  Person,
  RefusalCode,
} from '#machines/member-desk/member-desk.types.ts';
import { innermostMeta } from '#machines/meta.ts';
import { whose } from '#machines/whose.ts';
import { dateText } from '#src/components/format/date.ts';
import { counted, whole } from '#src/components/format/numbers.ts';

/** The messages of the state that shows something. */
export const memberDeskMetaOf = (snapshot: MemberDeskSnapshot): MemberDeskMeta =>
  innermostMeta(snapshot, memberDeskMeta.loading);

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const mostNames = 3;

/** "Ana Silva", "Ana Silva and Ben Okoro", "Ana Silva, Ben Okoro, Cleo Marsh, and 4 more". */
export const namesText = (people: readonly Person[]): string => {
  const names = people.map(({ name }) => name);
  const rest = names.length - mostNames;
  return list.format(rest > 1 ? [...names.slice(0, mostNames), `${whole(rest)} more`] : names);
};

/** The view of the desk in which an action's result is shown. */
export const tabOf = ({ kind }: DeskAction): 'today' | 'members' =>
  kind === 'approve' || kind === 'decline' ? 'today' : 'members';

const refusals: Record<RefusalCode, (name: string) => string> = {
  'request-not-found': (name) => `${name} hasn’t asked to join.`,
  'request-decided': (name) => `${whose(name)} request has already been answered or withdrawn.`,
  'member-elsewhere': (name) => `${name} rides with another peloton now.`,
};

const doneText = (kind: DeskAction['kind'], people: readonly Person[]): string => {
  const names = namesText(people);
  const they = people.length === 1 ? 'They’ll get' : 'They’ll each get';
  switch (kind) {
    case 'approve':
      return `${names} ${people.length === 1 ? 'is' : 'are'} in your peloton now. ${they} an e-mail.`;
    case 'decline':
      return `You declined ${names}. ${they} an e-mail.`;
    case 'makeAdmin':
      return `${names} is an admin now.`;
    case 'unmakeAdmin':
      return `${names} is no longer an admin.`;
    case 'offer':
      return `You offered ${names} the captaincy. You stay captain until they accept.`;
    case 'withdraw':
      return `You withdrew your offer to ${names}.`;
    case 'add':
      return `${names} is in your peloton now. We’ll e-mail them, and they can leave at any time.`;
    case 'remove':
      return `${names} is no longer in the peloton. They keep the money they raised, and we’ll e-mail them.`;
  }
};

/** The result of the last action: a sentence for the people it worked for, and one for each other; none while unknown. */
export const outcomeLines = ({
  action,
  refused,
}: Pick<MemberDeskContext, 'action' | 'refused'>): string[] => {
  if (action === null || refused === null) return [];
  const codeOf = new Map(refused.map(({ publicId, code }) => [publicId, code]));
  const good = action.people.filter(({ publicId }) => !codeOf.has(publicId));
  const bad = action.people.flatMap(({ publicId, name }) => {
    const code = codeOf.get(publicId);
    return code === undefined ? [] : [refusals[code](name)];
  });
  return [...(good.length > 0 ? [doneText(action.kind, good)] : []), ...bad];
};

/** "Ana Silva was approved": an action whose result is unknown. */
const claimText = ({ kind, people }: DeskAction): string => {
  const names = namesText(people);
  const were = people.length === 1 ? 'was' : 'were';
  switch (kind) {
    case 'approve':
      return `${names} ${were} approved`;
    case 'decline':
      return `${names} ${were} declined`;
    case 'makeAdmin':
      return `${names} is an admin now`;
    case 'unmakeAdmin':
      return `${names} is still an admin`;
    case 'offer':
      return `${names} was offered the captaincy`;
    case 'withdraw':
      return `your offer to ${names} was withdrawn`;
    case 'add':
      return `${names} was added`;
    case 'remove':
      return `${names} was removed`;
  }
};

/** Why the last action failed, and what to do. */
export const problemText = ({ action, problem }: Pick<MemberDeskContext, 'action' | 'problem'>): string => {
  if (problem === null) return '';
  return isUnclear(problem)
    ? `We don’t know whether ${action === null ? 'that worked' : claimText(action)}. Check your connection. It’s safe to send it again: it won’t be done twice.`
    : problem.message;
};

/** "Ana Silva’s request has already been answered…": changes by others while the page was open. */
export const settledText = (settled: readonly Person[]): string =>
  settled.length === 1
    ? refusals['request-decided'](settled[0]?.name ?? '')
    : `The requests of ${namesText(settled)} have already been answered or withdrawn.`;

/** A change of captain while the page was open; null for none. */
export const handoverText = ({ view, roleBefore }: Pick<MemberDeskContext, 'view' | 'roleBefore'>) => {
  if (view === null || roleBefore === null) return null;
  if (view.desk.role === 'captain') return 'You’re the captain now.';
  if (roleBefore !== 'captain') return null;
  const { captain } = view;
  return captain === null
    ? 'You’re an admin now.'
    : `${fullNameOf(captain)} has accepted. They’re the captain now, and you’re an admin.`;
};

/** "12 weeks", and the date at their end. */
export const timeLeftOf = ({
  weeksLeft,
  daysLeft,
  fundraisingDeadline,
}: DeskView['desk']): { figure: string; text: string } => {
  const day = dateText(fundraisingDeadline);
  if (daysLeft === null || weeksLeft === null) return { figure: 'Over', text: `fundraising ended on ${day}` };
  if (daysLeft === 0) return { figure: 'Today', text: `fundraising ends today, ${day}` };
  return {
    figure: daysLeft < 14 ? counted(daysLeft, 'day') : counted(weeksLeft, 'week'),
    text: `left, until ${day}`,
  };
};

/** "12 weeks until October 31, 2027" */
export const deadlineText = ({ weeksLeft, daysLeft, fundraisingDeadline }: DeskView['desk']): string => {
  const day = dateText(fundraisingDeadline);
  if (daysLeft === null || weeksLeft === null) return `Fundraising ended on ${day}.`;
  if (daysLeft === 0) return `Fundraising ends today, ${day}.`;
  return `${daysLeft < 14 ? counted(daysLeft, 'day') : counted(weeksLeft, 'week')} until fundraising ends on ${day}.`;
};

import type { CalendarDay } from '#machines/calendar.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import { money } from '#machines/money.ts';
import { fundSharingEnds } from '#server/event/event.ts';
import {
  type CommitmentProgress,
  missingOf,
  type Totals,
  withDebt,
} from '#server/fundraising/fundraising.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { isLeader } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { ProblemField } from '#server/platform/problems/problem-error.ts';
import { fundSharingProblem } from './fund-sharing.problems.ts';
import { leastShare, spareOf } from './fund-sharing.rules.ts';
import { hasEnded, type MemberNamed, membersNamed } from './share.queries.ts';
import { type Owner, readFigures } from './share-figures.ts';

export type Event = { id: string; year: number; fundraisingDeadline: CalendarDay };

export type SharingPlace = { event: Event; peloton: { id: string; name: string } };

/** `to` is a member’s public id, null for the peloton’s fund; `before` is the receiver's amount that the sharer saw. Cents. */
export type OrderLine = { to: string | null; amount: number; before?: number | undefined };

export type ShareOrder = SharingPlace & {
  /** The source of the money. A person has to be a member. */
  source: Owner;
  lines: readonly OrderLine[];
  beyondMissing: boolean;
  /** The source's amount that the sharer saw. */
  before?: number | undefined;
  /** The totals that the sharer may know: exact ones if they lead the peloton. */
  totals: Totals;
};

export type ExaminedLine = {
  to: string | null;
  owner: Owner;
  name: string;
  member: MemberNamed | null;
  amount: number;
  figures: CommitmentProgress;
};

export type ExaminedOrder = { lines: ExaminedLine[]; source: CommitmentProgress; spare: number; sum: number };

/**
 * Refuses callers who may not share out of `source`: leaders share the peloton's fund, members their own surplus.
 * @throws ProblemError `peloton-not-yours`, `members-only`
 */
export const sourceOf = async (
  db: Db | Trx,
  { event, peloton }: SharingPlace,
  { personId, source }: { personId: string; source: 'peloton' | 'self' },
): Promise<{ source: Owner; totals: Totals }> => {
  const place = { pelotonId: peloton.id, eventId: event.id };
  const leads = await isLeader(db, { ...place, personId });
  if (source === 'peloton' && !leads) throw pelotonProblem('peloton-not-yours');
  if (!leads && (await membersNamed(db, place, { ids: [personId] })).length === 0)
    throw fundSharingProblem('members-only');
  return {
    source: source === 'peloton' ? { type: 'Peloton', id: peloton.id } : { type: 'User', id: personId },
    totals: leads ? 'exact' : 'public',
  };
};

/** Whether money can be shared in a peloton now: until the end of its last day, unless sharing was ended. */
export const isSharingOpen = async (
  db: Db | Trx,
  clock: Clock,
  { event, pelotonId }: { event: Pick<Event, 'id' | 'fundraisingDeadline'>; pelotonId: string },
): Promise<boolean> =>
  clock.today() <= fundSharingEnds(event) && !(await hasEnded(db, { pelotonId, eventId: event.id }));

/** @throws ProblemError `sharing-closed` */
export const refuseUnlessOpen = async (
  db: Db | Trx,
  clock: Clock,
  { event, peloton }: SharingPlace,
): Promise<void> => {
  if (!(await isSharingOpen(db, clock, { event, pelotonId: peloton.id })))
    throw fundSharingProblem('sharing-closed');
};

/** Refuses with a field for each wrong line, the first kind of fault first. */
const refuseLines = <Line extends OrderLine>(
  lines: readonly Line[],
  code: Parameters<typeof fundSharingProblem>[0],
  message: string | ((line: Line) => string),
  isWrong: (line: Line, at: number) => boolean,
): void => {
  const fields = lines.flatMap((line, at): ProblemField[] =>
    isWrong(line, at)
      ? [
          {
            path: `/body/lines/${at}`,
            code,
            message: typeof message === 'string' ? message : message(line),
          },
        ]
      : [],
  );
  if (fields.length > 0) throw fundSharingProblem(code, { fields });
};

export type ResolvedLine = Omit<ExaminedLine, 'figures'>;

/**
 * The receivers in the lines of an order.
 * @throws ProblemError `receiver-twice`, `receiver-not-member`, `receiver-is-source`
 */
export const resolveLines = async (
  db: Db | Trx,
  { event, peloton, source, lines }: ShareOrder,
): Promise<ResolvedLine[]> => {
  const place = { pelotonId: peloton.id, eventId: event.id };
  const seen = new Set<string | null>();
  refuseLines(lines, 'receiver-twice', 'Give them one line.', ({ to }) => {
    const isKnown = seen.has(to);
    seen.add(to);
    return isKnown;
  });
  const publicIds = lines.flatMap(({ to }) => (to === null ? [] : [to]));
  const members = new Map(
    (await membersNamed(db, place, { publicIds })).map((member) => [member.publicId, member]),
  );
  refuseLines(lines, 'receiver-not-member', 'They aren’t in the peloton this year.', ({ to }) =>
    to === null ? false : !members.has(to),
  );
  const resolved = lines.map(({ to, amount }) => {
    const member = to === null ? null : (members.get(to) ?? null);
    const owner: Owner =
      member === null ? { type: 'Peloton', id: peloton.id } : { type: 'User', id: member.id };
    const name = member === null ? peloton.name : fullNameOf(member);
    return { to, owner, name, member, amount };
  });
  refuseLines(
    resolved,
    'receiver-is-source',
    'That is whose money it is.',
    ({ owner }) => owner.id === source.id,
  );
  return resolved;
};

const balanceText = ({ balance }: CommitmentProgress): string => {
  const { raised, owed } = withDebt(balance);
  return owed > 0 ? `a debt of ${money(owed)}` : money(raised);
};

/** A field for every figure that differs from what the sharer saw. */
const refuseChanged = (
  { lines, before, source: { type } }: ShareOrder,
  examined: readonly ExaminedLine[],
  source: CommitmentProgress,
): void => {
  const fields = examined.flatMap(({ name, figures }, at): ProblemField[] => {
    const known = lines[at]?.before;
    if (known === undefined || known === figures.balance) return [];
    return [
      {
        path: `/body/lines/${at}/before`,
        code: 'balance-changed',
        message: `${name} has ${balanceText(figures)} now.`,
      },
    ];
  });
  if (before !== undefined && before !== source.balance)
    fields.unshift({
      path: '/body/before',
      code: 'balance-changed',
      message: `${type === 'User' ? 'You have' : 'The fund has'} ${balanceText(source)} now.`,
    });
  if (fields.length > 0)
    throw fundSharingProblem('balance-changed', { fields, reason: String(source.balance) });
};

const refuseAmounts = ({ beyondMissing }: ShareOrder, lines: readonly ExaminedLine[]): void => {
  refuseLines(
    lines,
    'share-too-small',
    `Share ${money(leastShare)} or more.`,
    ({ amount, figures }) => amount < leastShare && amount !== missingOf(figures),
  );
  if (!beyondMissing)
    refuseLines(
      lines,
      'more-than-missing',
      ({ name, figures }) => `${name} still has to raise ${money(missingOf(figures))}. Share that or less.`,
      ({ owner, amount, figures }) => owner.type === 'User' && amount > missingOf(figures),
    );
};

/**
 * The result of an order with the present figures. It moves nothing, and refuses what can’t be booked.
 * @throws ProblemError as `makeFundShares` in the contract
 */
export const examineOrder = async (
  db: Db | Trx,
  order: ShareOrder,
  resolved: readonly ResolvedLine[],
): Promise<ExaminedOrder> => {
  const others = resolved.map(({ owner }) => owner);
  const figuresOf = await readFigures(db, order.event, others, order.totals);
  const source = (await readFigures(db, order.event, [order.source], 'exact'))(order.source);
  const lines = resolved.map((line) => ({ ...line, figures: figuresOf(line.owner) }));
  refuseChanged(order, lines, source);
  refuseAmounts(order, lines);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const spare = spareOf(source);
  if (sum > spare)
    throw fundSharingProblem('balance-too-low', {
      detail: `There is ${money(spare)} to share. No money moved: share less and try again.`,
      reason: String(spare),
    });
  return { lines, source, spare, sum };
};

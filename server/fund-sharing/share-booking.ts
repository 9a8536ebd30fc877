import { randomUUID } from 'node:crypto';
import { lockAccounts, postMovements, type RecipientAccount } from '#server/ledger/ledger.ts';
import { writeLogs } from '#server/peloton/peloton.ts';
import { type Clock, dayLength } from '#server/platform/clock/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { fundSharingProblem } from './fund-sharing.problems.ts';
import { mostUndone } from './fund-sharing.rules.ts';
import { insertBatch, type NewBatch, undoneWith } from './share.queries.ts';
import type { Owner } from './share-figures.ts';
import {
  type ExaminedLine,
  examineOrder,
  type ResolvedLine,
  resolveLines,
  type ShareOrder,
} from './share-order.ts';

export type BookedLine = ExaminedLine & { shareId: string };

export type Booked = {
  batchId: string;
  /** The shared sum, and what the source has left; in cents. */
  sum: number;
  balance: number;
  lines: BookedLine[];
};

type Why = Pick<NewBatch, 'kind' | 'madeBy' | 'reason'>;

type Owned = Extract<RecipientAccount, { ownerId: string }>;

/** The account of an owner in an event. */
export const accountOf = ({ type, id }: Owner, eventYear: number): Owned => ({
  kind: 'recipient',
  ownerType: type,
  ownerId: id,
  eventYear,
});

/** @throws ProblemError `undone-enough` */
const refuseUndoneOften = async (
  trx: Trx,
  { event, source, kind }: ShareOrder & Why,
  lines: readonly ResolvedLine[],
  now: Date,
): Promise<void> => {
  if (kind !== 'share') return;
  const since = new Date(now.getTime() - dayLength);
  const often = await undoneWith(trx, { eventId: event.id, sourceId: source.id, since, most: mostUndone });
  const fields = lines.flatMap(({ owner }, at) =>
    often.has(owner.id)
      ? [{ path: `/body/lines/${at}`, code: 'undone-enough', message: 'Share with them again tomorrow.' }]
      : [],
  );
  if (fields.length > 0)
    throw fundSharingProblem('undone-enough', {
      fields,
      headers: { 'retry-after': String(dayLength / 1000) },
    });
};

/**
 * Books an order, all its lines or none, in a transaction that has locked the peloton: no member can join, leave or share meanwhile. The
 * accounts are locked in the order of their ids, and the figures are read under these locks.
 * @throws ProblemError as `makeFundShares` in the contract
 */
export const bookShares = async (
  { clock }: { clock: Clock },
  trx: Trx,
  order: ShareOrder & Why,
): Promise<Booked> => {
  const { event, peloton, source, kind, madeBy, reason } = order;
  const resolved = await resolveLines(trx, order);
  const owners = [source, ...resolved.map(({ owner }) => owner)];
  const accounts = await lockAccounts(
    trx,
    owners.map((owner) => accountOf(owner, event.year)),
  );
  await refuseUndoneOften(trx, order, resolved, clock.now());
  const examined = await examineOrder(trx, order, resolved);
  const lines = examined.lines.map((line) => ({ ...line, shareId: randomUUID() }));
  const transactions = await postMovements(trx, clock, 'fund-share', {
    accounts,
    movements: lines.map(({ shareId, owner, amount }) => ({
      reference: shareId,
      from: accountOf(source, event.year),
      to: accountOf(owner, event.year),
      amount,
    })),
  });
  const batchId = randomUUID();
  const at = clock.now();
  const place = { eventId: event.id, pelotonId: peloton.id };
  await insertBatch(
    trx,
    { id: batchId, ...place, sourceType: source.type, sourceId: source.id, kind, madeBy, reason, madeAt: at },
    lines.map(({ shareId, owner, amount }) => ({
      id: shareId,
      batchId,
      receiverType: owner.type,
      receiverId: owner.id,
      amount,
      transactionId: transactions.get(shareId) ?? '',
    })),
  );
  await writeLogs(
    trx,
    lines.map(({ owner, amount }) => ({
      ...place,
      kind: 'shared' as const,
      actorId: madeBy ?? (source.type === 'User' ? source.id : null),
      personId: owner.type === 'User' ? owner.id : null,
      details: { amount, from: source.type === 'Peloton' ? 'fund' : 'surplus' },
      at,
    })),
  );
  return { batchId, sum: examined.sum, balance: examined.source.balance - examined.sum, lines };
};

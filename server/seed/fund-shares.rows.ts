import type { Book } from '#server/ledger/ledger.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import type { Year } from './calendar.ts';
import { accountOf } from './recipients.ts';
import { type DemoData, eventId } from './rows.ts';

type Owner = { type: 'User' | 'Peloton'; id: string };

type Share = { reference: string; year: Year; at: Date; from: Owner; to: Owner; amount: number };

const memberOf = (data: DemoData, { type, id }: Owner, year: Year) =>
  type === 'User'
    ? data.pelotonMember.find((one) => one.personId === id && one.eventId === eventId(year))
    : undefined;

/** Books a share. Within one peloton it also names the sharer, so that both sides have it in their history. */
export const addShare = (data: DemoData, book: Book, share: Share): void => {
  const { reference, year, at, from, to, amount } = share;
  const transactionId = book.post({
    kind: 'fund-share',
    reference,
    at,
    sides: [
      [accountOf(from.type, from.id, year), amount],
      [accountOf(to.type, to.id, year), -amount],
    ],
  });
  const pelotonOf = (owner: Owner) =>
    owner.type === 'Peloton' ? owner.id : memberOf(data, owner, year)?.pelotonId;
  const peloton = pelotonOf(from);
  const captain = data.pelotonMember.find(
    (one) => one.pelotonId === peloton && one.eventId === eventId(year) && one.role === 'captain',
  );
  const madeBy = from.type === 'User' ? from.id : captain?.personId;
  if (peloton === undefined || madeBy === undefined || pelotonOf(to) !== peloton) return;
  const batchId = derivedId('share-batch', reference);
  data.fundShareBatch.push({
    id: batchId,
    eventId: eventId(year),
    pelotonId: peloton,
    sourceType: from.type,
    sourceId: from.id,
    kind: 'share',
    madeBy,
    reason: null,
    madeAt: at,
  });
  data.fundShare.push({
    id: reference,
    batchId,
    receiverType: to.type,
    receiverId: to.id,
    amount,
    transactionId,
    takenBackAs: null,
    takenBackBy: null,
    takenBackAt: null,
    reversalId: null,
  });
};

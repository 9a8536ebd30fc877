import { type CalendarDay, dayIn, eventZone } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { isLeader, writeLog } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { pageOf, paginationHeaders } from '#server/platform/contract/pagination.ts';
import { type Column, csvAmount, csvHeaders, csvOf, inParts } from '#server/platform/csv/csv.ts';
import { type Db, type Trx, transact } from '#server/platform/database/database.ts';
import { undoWithin } from './fund-sharing.rules.ts';
import { allShares, type ShareRow, sharePage } from './share-history.queries.ts';
import { isSharingOpen } from './share-order.ts';
import { ledPlace, placeOf, refuseUnlessLed } from './share-place.ts';
import { readKept } from './still-there.ts';

type Deps = { db: Db; clock: Clock };

/** The reader of shares, and the time. */
export type Looking = { personId: string; leads: boolean; isOpen: boolean; now: Date };

type Side = { type: 'Peloton' | 'User'; id: string };

const isTheirs = ({ type, id }: Side, { personId, leads }: Looking): boolean =>
  type === 'User' ? id === personId : leads;

/** Whether a person may take a share back, by its time and their part in it. */
const mayUndo = (row: ShareRow, looking: Looking): boolean =>
  looking.isOpen &&
  row.takenBackAt === null &&
  isTheirs({ type: row.sourceType, id: row.sourceId }, looking) &&
  looking.now.getTime() < row.madeAt.getTime() + undoWithin;

/** Whether a person may give a share back. */
const mayDecline = (row: ShareRow, looking: Looking): boolean =>
  looking.isOpen &&
  row.takenBackAt === null &&
  isTheirs({ type: row.receiverType, id: row.receiverId }, looking);

const endOf = (
  type: Side['type'],
  publicId: string | null,
  pelotonId: string,
  name: string,
): Schemas['ShareEnd'] =>
  type === 'User' ? { type: 'member', id: publicId ?? '', name } : { type: 'peloton', id: pelotonId, name };

/** Reads which of these shares are still there. Resolves with a person's view of one: they may take back only those. */
export const readViews = async (
  db: Db | Trx,
  event: { id: string; year: number },
  rows: readonly ShareRow[],
): Promise<(row: ShareRow, looking: Looking) => Schemas['FundShare']> => {
  const keptBecause = await readKept(db, event, rows);
  return (row, looking) => {
    const isThere = keptBecause(row) === null;
    return {
      ...shareView(row),
      mayUndo: isThere && mayUndo(row, looking),
      mayDecline: isThere && mayDecline(row, looking),
    };
  };
};

const shareView = (row: ShareRow): Omit<Schemas['FundShare'], 'mayUndo' | 'mayDecline'> => ({
  id: row.id,
  batchId: row.batchId,
  kind: row.kind,
  from: endOf(row.sourceType, row.sourcePublicId, row.pelotonId, row.sourceName),
  to: endOf(row.receiverType, row.receiverPublicId, row.pelotonId, row.receiverName),
  amount: row.amount,
  by: row.by,
  reason: row.reason,
  madeAt: row.madeAt.toISOString(),
  takenBack:
    row.takenBackAs === null || row.takenBackAt === null
      ? null
      : { as: row.takenBackAs, by: row.takenBackBy ?? '', at: row.takenBackAt.toISOString() },
});

/** The caller as a reader of the peloton's shares now. */
export const lookingAt = async (
  db: Db | Trx,
  clock: Clock,
  {
    event,
    pelotonId,
    personId,
  }: { event: { id: string; fundraisingDeadline: CalendarDay }; pelotonId: string; personId: string },
): Promise<Looking> => ({
  personId,
  leads: await isLeader(db, { pelotonId, eventId: event.id, personId }),
  isOpen: await isSharingOpen(db, clock, { event, pelotonId }),
  now: clock.now(),
});

const list = async ({ db, clock }: Deps, call: Call<'getFundShares'>) => {
  const { personId } = signedIn(call);
  const event = await currentEvent(db);
  const pelotonId = call.query.pelotonId?.toLowerCase();
  const page = pageOf(call.query);
  const leads = pelotonId !== undefined && (await isLeader(db, { pelotonId, eventId: event.id, personId }));
  const asked = { eventId: event.id, pelotonId, personId: leads ? undefined : personId };
  const { shares, total } = await sharePage(db, asked, page);
  const looks = new Map<string, Looking>();
  for (const row of shares)
    if (!looks.has(row.pelotonId))
      looks.set(row.pelotonId, await lookingAt(db, clock, { event, pelotonId: row.pelotonId, personId }));
  const viewOf = await readViews(db, event, shares);
  return {
    status: 200 as const,
    headers: paginationHeaders(page, shares.length, total),
    body: shares.flatMap((row) => {
      const looking = looks.get(row.pelotonId);
      return looking === undefined ? [] : [viewOf(row, looking)];
    }),
  };
};

const kinds = { share: 'Shared', request: 'Asked for', 'standing-offer': 'Standing offer' } as const;
const takings = { undone: 'Undone', declined: 'Given back' } as const;

const columns: readonly Column<ShareRow>[] = [
  { heading: 'Date', cell: ({ madeAt }) => dayIn(eventZone, madeAt) },
  { heading: 'From', cell: ({ sourceType, sourceName }) => (sourceType === 'Peloton' ? 'Fund' : sourceName) },
  {
    heading: 'To',
    cell: ({ receiverType, receiverName }) => (receiverType === 'Peloton' ? 'Fund' : receiverName),
  },
  { heading: 'Amount (USD)', cell: ({ amount }) => csvAmount(amount) },
  { heading: 'How', cell: ({ kind }) => kinds[kind] },
  { heading: 'By', cell: ({ by }) => by ?? '' },
  { heading: 'Why', cell: ({ reason }) => reason ?? '' },
  { heading: 'Taken back', cell: ({ takenBackAs }) => (takenBackAs === null ? '' : takings[takenBackAs]) },
  { heading: 'Taken back by', cell: ({ takenBackBy }) => takenBackBy ?? '' },
  {
    heading: 'Taken back on',
    cell: ({ takenBackAt }) => (takenBackAt === null ? '' : dayIn(eventZone, takenBackAt)),
  },
];

const table = async ({ db, clock }: Deps, call: Call<'exportFundShares'>) => {
  const asked = await ledPlace(db, call);
  const place = placeOf(asked);
  const shares = await transact(db, async (trx) => {
    await refuseUnlessLed(trx, asked);
    const rows = await allShares(trx, place);
    await writeLog(trx, {
      ...place,
      kind: 'shares-exported',
      actorId: asked.callerId,
      details: { count: rows.length },
      at: clock.now(),
    });
    return rows;
  });
  return {
    status: 200 as const,
    headers: csvHeaders(`shares of ${asked.peloton.name} ${asked.event.year}`),
    body: csvOf(columns, inParts(shares)),
  };
};

export const historyOperations = (deps: Deps) =>
  ({
    getFundShares: (call) => list(deps, call),
    exportFundShares: (call) => table(deps, call),
  }) satisfies Partial<Handlers>;

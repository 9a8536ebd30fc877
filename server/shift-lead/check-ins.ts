import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Call, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { shiftsLedBy } from '#server/volunteering/volunteering.ts';
import { everInShift } from './shift-lead.queries.ts';
import { checkInWindow, happenedAt, isWithin } from './shift-lead.rules.ts';

type Entry = Schemas['CheckIn'];
type Refusal = Schemas['RecordedCheckIns']['refused'][number];
type Row = ReturnType<typeof rowOf>;

type Recording = { leadId: string; sentAt: number; receivedAt: Date };

const keyOf = ({ shiftId, publicId }: Pick<Entry, 'shiftId' | 'publicId'>): string =>
  `${shiftId.toLowerCase()} ${publicId}`;

const rowOf = (
  entry: Entry,
  personId: string,
  { leadId, sentAt, receivedAt }: Recording,
  window: ReturnType<typeof checkInWindow>,
) => ({
  id: entry.id.toLowerCase(),
  shiftId: entry.shiftId.toLowerCase(),
  personId,
  leadId,
  said: entry.said,
  replaces: entry.replaces.map((id) => id.toLowerCase()),
  saidAt: new Date(entry.saidAt),
  sentAt: new Date(sentAt),
  receivedAt,
  happenedAt: happenedAt({ saidAt: entry.saidAt, sentAt, receivedAt }, window),
});

/** Which entries can be recorded, and why the others can’t. */
const sorted = async (trx: Trx, entries: readonly Entry[], recording: Recording) => {
  const event = await currentEvent(trx);
  const led = new Map(
    (await shiftsLedBy(trx, recording.leadId, event.id, recording.receivedAt)).map((shift) => [
      shift.id,
      shift,
    ]),
  );
  const people = new Map((await everInShift(trx, entries)).map((one) => [keyOf(one), one.personId]));
  const [rows, refused]: [Row[], Refusal[]] = [[], []];
  for (const entry of entries) {
    const refuse = (code: Refusal['code']) => refused.push({ id: entry.id, code });
    const shift = led.get(entry.shiftId.toLowerCase());
    const personId = people.get(keyOf(entry));
    if (shift === undefined) refuse('shift-not-led');
    else if (!isWithin(checkInWindow(shift), recording.receivedAt)) refuse('check-in-closed');
    else if (personId === undefined) refuse('not-in-shift');
    else rows.push(rowOf(entry, personId, recording, checkInWindow(shift)));
  }
  return { rows, refused };
};

const isSame = (one: Row, other: Pick<Row, 'shiftId' | 'personId' | 'leadId' | 'said'>): boolean =>
  one.shiftId === other.shiftId &&
  one.personId === other.personId &&
  one.leadId === other.leadId &&
  one.said === other.said;

/** Records new entries; returns the ids that already belong to another entry. */
const insert = async (trx: Trx, rows: readonly Row[]): Promise<string[]> => {
  if (rows.length === 0) return [];
  // In one order everywhere, so that two requests with the same entries cannot deadlock.
  const ordered = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await trx
    .insertInto('shiftCheckIn')
    .values(ordered)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const kept = await trx
    .selectFrom('shiftCheckIn')
    .select(['id', 'shiftId', 'personId', 'leadId', 'said'])
    .where(
      'id',
      'in',
      ordered.map(({ id }) => id),
    )
    .execute();
  const known = new Map(kept.map((row) => [row.id, row]));
  return ordered.flatMap((row) => {
    const before = known.get(row.id);
    return before !== undefined && isSame(row, before) ? [] : [row.id];
  });
};

type Recorded = { status: 200; body: Omit<Schemas['RecordedCheckIns'], 'led'> };

/** Records a lead's entries, each once, however often it is sent. The stored answer names no person. */
export const recordCheckIns = (
  deps: { db: Db; clock: Clock },
  call: Call<'recordCheckIns'>,
): Promise<Recorded> => {
  const { personId: leadId } = signedIn(call);
  const { sentAt, entries } = call.body;
  return withIdempotency(deps, call, async (trx): Promise<Recorded> => {
    const receivedAt = deps.clock.now();
    const { rows, refused } = await sorted(trx, entries, { leadId, sentAt, receivedAt });
    const changed = (await insert(trx, rows)).map((id) => ({ id, code: 'entry-changed' as const }));
    return { status: 200, body: { receivedAt: receivedAt.toISOString(), refused: [...refused, ...changed] } };
  });
};

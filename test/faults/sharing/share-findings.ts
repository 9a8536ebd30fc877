import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Finding } from '#test/faults/giving/audit.ts';
import type { AnsweredBatch } from './sharers.ts';

/** A batch in the tables; cents. */
export type BookedBatch = {
  id: string;
  pelotonId: string;
  lines: number;
  amount: number;
  /** The sum that its ledger transactions credited to the receivers, and the sum that they took from the fund. */
  received: number;
  given: number;
  /** The shares that were taken back, and the sum of the reversing transactions. */
  takenBack: string[];
  reversed: number;
};

/** Reads every batch of shares straight from the tables. */
export const readBatches = async (db: Db): Promise<BookedBatch[]> => {
  const { rows } = await sql<BookedBatch>`
    select batch.id, batch.peloton_id, count(*)::int as lines, sum(share.amount)::bigint as amount,
      coalesce(sum(booked.received), 0)::bigint as received, coalesce(sum(booked.given), 0)::bigint as given,
      coalesce(array_agg(share.id) filter (where share.taken_back_at is not null), '{}') as taken_back,
      coalesce(sum(back.given), 0)::bigint as reversed
    from fund_share_batch batch join fund_share share on share.batch_id = batch.id
    left join lateral (
      select sum(-amount) filter (where account.owner_type = 'User') as received,
        sum(amount) filter (where account.owner_type = 'Peloton') as given
      from ledger_entry entry join ledger_account account on account.id = entry.account_id
      where entry.transaction_id = share.transaction_id
    ) booked on true
    left join lateral (
      select sum(amount) filter (where account.owner_type = 'User') as given
      from ledger_transaction reversing join ledger_entry entry on entry.transaction_id = reversing.id
      join ledger_account account on account.id = entry.account_id
      where reversing.reverses_id = share.transaction_id
    ) back on true
    group by batch.id, batch.peloton_id`.execute(db);
  return rows;
};

/** Compares the captains' answers with the ledger: every batch is booked completely and once, or not at all. */
export const shareFindings = (
  answered: readonly AnsweredBatch[],
  booked: readonly BookedBatch[],
): Finding[] => {
  const found: Finding[] = [];
  const byId = new Map(booked.map((batch) => [batch.id, batch]));
  const known = new Set<string>();
  for (const { key, lines, answers, undone } of answered) {
    const say = (kind: Finding['kind'], what: string) => found.push({ kind, subject: key, what });
    const ids = new Set(answers.flatMap((answer) => (answer.kind === 'done' ? [answer.id] : [])));
    for (const id of ids) known.add(id);
    if (ids.size > 1) say('double', `one key, ${ids.size} batches`);
    if (ids.size > 0 && answers.some(({ kind }) => kind === 'refused')) say('contradicted', 'told both');
    for (const answer of answers)
      if (answer.kind === 'broken') say('broken', `answered ${answer.status} ${answer.code}`);
    const [id] = ids;
    if (id === undefined) continue;
    const batch = byId.get(id);
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    if (batch === undefined) say('lost', 'told that it was shared, and no batch is there');
    else {
      if (batch.lines !== lines.length || batch.amount !== amount)
        say('lost', `${batch.lines} of ${lines.length} rows, ${batch.amount} of ${amount} cents`);
      if (batch.received !== amount || batch.given !== amount)
        say('lost', `${batch.received} received and ${batch.given} given of ${amount}`);
    }
    const isUndone = undone?.answers.some(({ kind }) => kind === 'done') ?? false;
    const back = batch?.takenBack ?? [];
    if (isUndone !== (undone !== null && back.includes(undone.shareId)))
      say(isUndone ? 'lost' : 'contradicted', 'a share is taken back, or told to be, and not both');
    const share = batch === undefined ? 0 : back.length * (batch.amount / batch.lines);
    if (batch !== undefined && batch.reversed !== share)
      say(batch.reversed > share ? 'double' : 'lost', `${batch.reversed} of ${share} cents given back`);
    for (const answer of undone?.answers ?? [])
      if (answer.kind === 'broken') say('broken', `undo answered ${answer.status} ${answer.code}`);
  }
  for (const { id } of booked)
    if (!known.has(id)) found.push({ kind: 'double', subject: id, what: 'booked, and nobody was told' });
  return found;
};

import { sql } from 'kysely';
import { type CommitmentProgress, type Totals, totalsTable } from '#server/fundraising/fundraising.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** The owner of money: a peloton’s fund, or a person. */
export type Owner = { type: 'Peloton' | 'User'; id: string };

const nothing: CommitmentProgress = { balance: 0, committed: 0 };

/** Figures of some owners, by their id. */
export type FiguresOf = (owner: Owner) => CommitmentProgress;

/** Reads the figures of many owners at once. */
export const readFigures = async (
  db: Db | Trx,
  event: { id: string; year: number },
  owners: readonly Owner[],
  totals: Totals,
): Promise<FiguresOf> => {
  if (owners.length === 0) return () => nothing;
  const ids = sql.join(owners.map(({ id }) => sql`${id}::uuid`));
  const { rows } = await sql<{ id: string; balance: number; committed: number }>`
    select owner.id, coalesce(sums.raised, 0)::bigint as balance, coalesce(promised.committed, 0)::bigint as committed
    from (select distinct unnest(array[${ids}]) as id) owner
    left join (
      select owner_id, sum(raised) as raised from ${totalsTable(totals)}
      where event_year = ${event.year} and owner_id in (${ids}) group by owner_id
    ) sums on sums.owner_id = owner.id
    left join (
      select person_id, sum(commitment) as committed from participation
      where event_id = ${event.id} and kind = 'Rider' and state = 'registered' and person_id in (${ids}) group by person_id
    ) promised on promised.person_id = owner.id
  `.execute(db);
  const known = new Map(rows.map(({ id, balance, committed }) => [id, { balance, committed }]));
  return ({ id }) => known.get(id) ?? nothing;
};

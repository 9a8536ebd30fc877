import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import { post, takeBack } from '#server/ledger/ledger.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { TestApi } from '#test/support/api.ts';
import { rowsOf } from '#test/support/rows.ts';
import { ids } from './event-rows.ts';
import { participant } from './pelotons.ts';
import type { Person } from './people.ts';

type Order = {
  lines: readonly { to: string | null; amount: number; before?: number }[];
  source?: 'peloton' | 'self';
  before?: number;
  beyondMissing?: boolean;
  reason?: string | null;
};

/** Somebody who rides this year and committed to so many cents. */
export const rider = async (db: Db, commitment: number): Promise<Person> => {
  const person = await participant(db);
  await rowsOf(db, 'participation', { personId: person.personId }).update({
    kind: 'Rider',
    rideType: 'signature',
    routeId: ids.century,
    commitment,
  });
  return person;
};

export type Owner = { ownerType: 'User' | 'Peloton'; ownerId: string };

export const fundOf = (pelotonId: string): Owner => ({ ownerType: 'Peloton', ownerId: pelotonId });
export const pageOf = ({ personId }: Pick<Person, 'personId'>): Owner => ({
  ownerType: 'User',
  ownerId: personId,
});

/** A donation of so many cents that is in the ledger; `back` cents of it are taken back. */
export const give = (
  { store: { db }, clock }: { store: { db: Db }; clock: Clock },
  owner: Owner,
  amount: number,
  { reference = randomUUID() as string, back = 0, year = 2027 } = {},
) =>
  db.transaction().execute(async (trx) => {
    const posted = await post(trx, clock, {
      kind: 'donation',
      reference,
      debits: [{ account: { kind: 'clearing', eventYear: year }, amount }],
      credits: [{ account: { kind: 'recipient', eventYear: year, ...owner }, amount }],
    });
    const { transactionId } = posted;
    if (back > 0)
      await takeBack(trx, clock, { transactionId, kind: 'refund', reference: randomUUID(), amount: back });
    return posted;
  });

/** What an owner has by the ledger alone, in cents. */
export const balanceOf = async (db: Db, { ownerId }: Owner): Promise<number> => {
  const { rows } = await sql<{ raised: number }>`
    select coalesce(-sum(entry.amount), 0)::bigint as raised from ledger_entry entry
    join ledger_account account on account.id = entry.account_id
    where account.owner_id = ${ownerId} and account.event_year = 2027
  `.execute(db);
  return rows[0]?.raised ?? 0;
};

/** Actions with shared money over the API; each call has its own key. */
export const shareCalls = (api: TestApi, pelotonId: string) => ({
  share: (as: Person, { source = 'peloton', reason = null, ...order }: Order) =>
    api.send<Schemas['SharesMade']>('POST', '/fundsharing/peloton', {
      as,
      body: { pelotonId, source, reason, ...order },
    }),
  preview: (as: Person, { source = 'peloton', lines, beyondMissing = false }: Order) =>
    api.send<Schemas['SharePreview']>('POST', `/fundsharing/peloton/${pelotonId}/preview`, {
      as,
      body: { source, lines, beyondMissing },
    }),
  plan: (as: Person, body: { plan: 'even' | 'most-complete'; amount: number; highRollers?: boolean }) =>
    api.send<Schemas['SharePlan']>('POST', `/fundsharing/peloton/${pelotonId}/plan`, { as, body }),
  shares: (as: Person, query = `?pelotonId=${pelotonId}`) =>
    api.send<Schemas['FundShare'][]>('GET', `/fundsharing/peloton${query}`, { as }),
  undo: (as: Person, id: string) =>
    api.send<Schemas['FundShare']>('POST', `/fundsharing/share/${id}/undo`, { as }),
  decline: (as: Person, id: string) =>
    api.send<Schemas['FundShare']>('POST', `/fundsharing/share/${id}/decline`, { as }),
  ask: (as: Person, body: { owner: string; to: string | null; amount: number; message?: string | null }) =>
    api.send<Schemas['ShareRequest']>('POST', `/fundsharing/peloton/${pelotonId}/requests`, {
      as,
      body: { message: null, ...body },
    }),
  requests: (as: Person) =>
    api.send<Schemas['ShareRequest'][]>('GET', `/fundsharing/peloton/${pelotonId}/requests`, { as }),
  accept: (as: Person, id: string, amount: number) =>
    api.send<Schemas['ShareRequest']>('POST', `/fundsharing/request/${id}/accept`, { as, body: { amount } }),
  refuse: (as: Person, id: string) =>
    api.send<Schemas['ShareRequest']>('POST', `/fundsharing/request/${id}/refuse`, { as }),
  withdraw: (as: Person, id: string) =>
    api.send<Schemas['ShareRequest']>('DELETE', `/fundsharing/request/${id}`, { as }),
  own: (as: Person) => api.send<Schemas['OwnFundSharing']>('GET', '/fundsharing/own', { as }),
  offer: (as: Person, upTo: number | null) =>
    api.send<Schemas['OwnFundSharing']>('PUT', '/fundsharing/offer', { as, body: { upTo } }),
  endOffer: (as: Person) => api.send<Schemas['OwnFundSharing']>('DELETE', '/fundsharing/offer', { as }),
  donors: (as: Person) =>
    api.send<Schemas['FundSharingDonor'][]>('GET', `/fundsharing/peloton/${pelotonId}/donors`, { as }),
  fund: (as: Person) => api.send<Schemas['FundSharing']>('GET', `/fundsharing/peloton/${pelotonId}`, { as }),
});

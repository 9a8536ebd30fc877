import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import { post } from '#server/ledger/ledger.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { TestApi } from '#test/support/api.ts';
import { rowsOf } from '#test/support/rows.ts';
import { newPeloton, newPerson, type Person, takePart } from './people.ts';

type Requests = Schemas['FamilyRequests'];

/** A peloton of either level, and its captain. */
export type FamilyCrew = { id: string; captain: Person };

export const familyCrew = async (db: Db, level: 'super' | 'peloton'): Promise<FamilyCrew> => {
  const captain = await newPerson(db);
  await takePart(db, captain);
  const id = await newPeloton(db, [{ person: captain, role: 'captain' }], { level });
  return { id, captain };
};

const path = ({ id }: FamilyCrew, rest = '') => `/peloton/${id}/family${rest}`;

/** Actions of captains with families over the API; each call has its own key. */
export const familyCalls = (api: TestApi) => ({
  path,
  ask: (own: FamilyCrew, other: { id: string }, as: Person = own.captain, key: string = randomUUID()) =>
    api.send<Requests>('POST', path(own, '/requests'), { as, key, body: { pelotonId: other.id } }),
  decide: (own: FamilyCrew, other: FamilyCrew, verb: 'agree' | 'decline', as: Person = own.captain) =>
    api.send<Requests>('POST', path(own, `/requests/${other.id}/${verb}`), { as }),
  withdraw: (own: FamilyCrew, other: FamilyCrew) =>
    api.send<Requests>('DELETE', path(own, `/requests/${other.id}`), { as: own.captain }),
  leave: (own: FamilyCrew, other: FamilyCrew, as: Person = own.captain) =>
    api.send<Requests>('DELETE', path(own, `/${other.id}`), { as }),
  openOf: async (own: FamilyCrew) =>
    (await api.send<Requests>('GET', path(own, '/requests'), { as: own.captain })).body,
  parentOf: async ({ id }: FamilyCrew) =>
    (await api.send<Schemas['Peloton']>('GET', `/peloton/${id}`)).body.parent?.id ?? null,
  raisedBy: async ({ id }: { id: string }) =>
    (await api.send<Schemas['Peloton']>('GET', `/peloton/${id}`)).body.fundraising.raised,
  /** Books a cheque to a person or a peloton. */
  credit: (ownerType: 'User' | 'Peloton', ownerId: string, amount: number, eventYear = 2027) =>
    api.store.db.transaction().execute((trx) =>
      post(trx, api.clock, {
        kind: 'cheque',
        reference: randomUUID(),
        debits: [{ account: { kind: 'offline-receipts', eventYear }, amount }],
        credits: [{ account: { kind: 'recipient', ownerType, ownerId, eventYear }, amount }],
      }),
    ),
  emailsTo: async ({ captain }: FamilyCrew) => {
    const rows = await rowsOf(api.store.db, 'mailOutbox', { recipient: captain.emailAddress }).read(
      'subject',
    );
    return rows.map(({ subject }) => subject);
  },
  kindsIn: async ({ id }: FamilyCrew) => {
    const rows = await rowsOf(api.store.db, 'pelotonLog', { pelotonId: id }, 'id').read('kind');
    return rows.map(({ kind }) => kind);
  },
});

/** Violations of the rules of families, over all pelotons; a test expects none. */
export const brokenFamilies = async (db: Db): Promise<unknown[]> => {
  const { rows } = await sql`
    select 'levels' as rule, child.id from peloton child join peloton parent on parent.id = child.parent_id
    where child.level <> 'peloton' or parent.level <> 'super' or parent.parent_id is not null
    union all
    select 'asks beside its family', request.child_id from peloton_family_request request
    join peloton child on child.id = request.child_id
    where request.state = 'open' and child.parent_id is not null
    union all
    select 'family that nobody agreed to', child.id from peloton child
    where child.parent_id is not null and not exists (
      select from peloton_family_request
      where child_id = child.id and parent_id = child.parent_id and state = 'agreed'
    )`.execute(db);
  return rows;
};

/** A generator that gives the same numbers each time. */
export const numbers = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

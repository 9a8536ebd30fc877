import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { post } from '#server/ledger/ledger.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { joinPeloton, newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { refused } from '#test/support/event/registration.ts';

const { api } = givenEvent();

const credit = (ownerType: 'User' | 'Peloton', ownerId: string, amount: number) =>
  api.store.db.transaction().execute((trx) =>
    post(trx, api.clock, {
      kind: 'cheque',
      reference: randomUUID(),
      debits: [{ account: { kind: 'offline-receipts', eventYear: 2027 }, amount }],
      credits: [{ account: { kind: 'recipient', ownerType, ownerId, eventYear: 2027 }, amount }],
    }),
  );

let crew: string;
let captain: Person;
let admin: Person;
const members: Person[] = [];
beforeAll(async () => {
  const { db } = api.store;
  [captain, admin] = [await newPerson(db), await newPerson(db)];
  for (let index = 0; index < 30; index += 1) members.push(await newPerson(db));
  crew = await newPeloton(db, [{ person: captain, role: 'captain' }]);
  for (const [index, person] of members.entries())
    await joinPeloton(db, crew, [{ person, role: 'member' }], {
      joinedAt: new Date(Date.UTC(2027, 0, 1 + index)),
    });
  await joinPeloton(db, crew, [{ person: admin, role: 'admin' }], { joinedAt: new Date('2027-02-15') });
  for (const person of [captain, ...members]) await credit('User', person.personId, 1_000);
  await credit('Peloton', crew, 77_700);
});

const roster = () => api.send<Schemas['PelotonRoster']>('GET', `/peloton/${crew}/roster`);

test('names captain, admins, then the longest-serving members, and sums up the rest', async () => {
  const { body } = await roster();
  expect(body.members.map((one) => one.publicId)).toEqual(
    [captain, admin, ...members.slice(0, 22)].map(publicId),
  );
  expect(body.members.map(({ raised }) => raised)).toEqual([
    1_000,
    0,
    ...Array.from({ length: 22 }, () => 1_000),
  ]);
  expect(body.rest).toEqual({ members: 8, raised: 8_000 });
});

test('what the roster names and sums is the peloton’s total without its fund', async () => {
  const { body } = await roster();
  const { body: peloton } = await api.send<Schemas['Peloton']>('GET', `/peloton/${crew}`);
  const { raised, fund } = peloton.fundraising;
  const named = body.members.reduce((sum, one) => sum + one.raised, 0);
  expect(named + body.rest.raised).toBe(raised - fund);
});

test('an empty peloton has an empty roster, and an unknown one gets 404', async () => {
  const empty = await newPeloton(api.store.db, []);
  expect((await api.send('GET', `/peloton/${empty}/roster`)).body).toEqual({
    members: [],
    rest: { members: 0, raised: 0 },
  });
  expect(refused(await api.send('GET', `/peloton/${randomUUID()}/roster`))).toBe('404 peloton-not-found');
});

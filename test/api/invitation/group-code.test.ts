import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPeloton, newPerson, type Person, takePart } from '#test/support/event/people.ts';
import type { Problem } from '#test/support/event/registration.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

type Answer = { groupCode: Schemas['PelotonGroupCode'] | null } & Problem;

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });

let captain: Person;
let pelotonId: string;
beforeEach(async () => {
  captain = await newPerson(api.store.db);
  pelotonId = await newPeloton(api.store.db, [{ person: captain, role: 'captain' }]);
});

const path = () => `/peloton/${pelotonId}/group-code`;
const read = (as = captain) => api.send<Answer>('GET', path(), { as });
const renew = (as = captain, key = randomUUID()) => api.send<Answer>('POST', path(), { as, key });
const codeOf = async () => (await read()).body.groupCode?.code ?? '';

describe('The group code of a peloton', () => {
  test('is null before the first one; then it has eight unambiguous characters and is valid until the event ends', async () => {
    expect(await read()).toMatchObject({ status: 200, body: { groupCode: null } });
    const { status, body } = await renew();
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        groupCode: {
          code: expect.stringMatching(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{8}$/),
          uses: 0,
          useLimit: 2000,
          expiresAt: '2027-08-15T04:00:00.000Z',
        },
      },
    });
    expect((await read()).body).toEqual(body);
    api.clock.set('2027-08-15T03:59:59.999Z');
    expect((await read()).body).toEqual(body);
    api.clock.set('2027-08-15T04:00:00.000Z');
    expect((await read()).body.groupCode).toBeNull();
  });

  test('a new one ends the old, and each is another', async () => {
    const codes = [];
    for (let round = 0; round < 5; round += 1) {
      expect((await renew()).status).toBe(200);
      codes.push(await codeOf());
    }
    expect(new Set(codes).size).toBe(5);
    const rows = await api.store.db
      .selectFrom('groupCode')
      .select('code')
      .where('pelotonId', '=', pelotonId)
      .where('expiresAt', '>', api.clock.now())
      .execute();
    expect(rows).toEqual([{ code: codes.at(-1) }]);
  });

  test('a repeated key makes one code and one logbook entry', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([renew(captain, key), renew(captain, key)]);
    expect(second?.body).toEqual(first?.body);
    const entries = await rowsOf(api.store.db, 'pelotonLog', { pelotonId }).read('kind', 'actorId');
    expect(entries).toEqual([{ kind: 'group-code-renewed', actorId: captain.personId }]);
  });

  test('counts each person once, whether they registered with it or entered it later', async () => {
    await renew();
    const code = await codeOf();
    const [one, other] = await Promise.all([newPerson(api.store.db), newPerson(api.store.db)]);
    await takePart(api.store.db, one);
    const { id: registrationId } = await rowsOf(api.store.db, 'registration', {
      personId: one.personId,
    }).readOne('id');
    const use = { kind: 'group' as const, code, registrationId };
    await insertRows(api.store.db, 'codeUse', [
      { ...use, scope: 'signature', heldUntil: null },
      { ...use, scope: 'gravel', heldUntil: new Date('2020-01-01') },
    ]);
    const entry = { code, eventId: ids.event, enteredAt: api.clock.now() };
    await insertRows(
      api.store.db,
      'groupCodeEntry',
      [one, other].map(({ personId }) => ({ ...entry, personId })),
    );
    expect((await read()).body.groupCode).toMatchObject({ uses: 2 });
  });

  test('is for captain and admins', async () => {
    const [admin, member, stranger] = await Promise.all([1, 2, 3].map(() => newPerson(api.store.db)));
    if (!admin || !member || !stranger) throw new Error('Three people were made.');
    await joinPeloton(api.store.db, pelotonId, [
      { person: admin, role: 'admin' },
      { person: member, role: 'member' },
    ]);
    expect((await renew(admin)).status).toBe(200);
    for (const as of [member, stranger]) {
      expect(await read(as)).toMatchObject({ status: 403, body: { code: 'peloton-not-yours' } });
      expect(await renew(as)).toMatchObject({ status: 403, body: { code: 'peloton-not-yours' } });
    }
  });
});

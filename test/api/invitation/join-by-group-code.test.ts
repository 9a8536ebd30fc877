import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import {
  joinPeloton,
  newPeloton,
  newPerson,
  type Person,
  publicId,
  takePart,
} from '#test/support/event/people.ts';
import { fieldsOf, post, refused, routeChoice, walkTo } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

type JoinState = Schemas['JoinState'];

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
const rows = () => api.store.db;

/** A participant without a peloton. */
const participant = async (): Promise<Person> => {
  const person = await newPerson(rows());
  await takePart(rows(), person);
  return person;
};

const enter = (as: Person, groupCode: string, key: string = randomUUID()) =>
  api.send<JoinState>('POST', '/user/peloton', {
    as,
    body: { groupCode },
    headers: { 'idempotency-key': key },
  });

const joinStateOf = async (as: Person, pelotonId: string): Promise<JoinState> =>
  (await api.send<JoinState>('GET', `/peloton/${pelotonId}/join`, { as })).body;

const ask = (as: Person, pelotonId: string) =>
  api.send<JoinState>('POST', `/peloton/${pelotonId}/join`, {
    as,
    body: { message: null },
    headers: { 'idempotency-key': randomUUID() },
  });

const entries = () => rows().selectFrom('groupCodeEntry').select(['code', 'personId']).execute();

const logOf = async (pelotonId: string, { personId }: Person): Promise<string[]> => {
  const found = await rowsOf(rows(), 'pelotonLog', { pelotonId, personId }, 'id').read('kind');
  return found.map(({ kind }) => kind);
};

const ride = (as: Person, groupCode: string) =>
  post(api, as, '/registration/route', routeChoice('gravel', ids.dirt, { groupCode }));

const beforeRoute = async (): Promise<Person> => {
  const as = await newPerson(rows());
  await walkTo(api, as, { gravel: true }, 'route-gravel');
  return as;
};

beforeEach(async () => {
  await rows().deleteFrom('groupCodeEntry').execute();
  await rows().deleteFrom('codeUse').execute();
  await rows().deleteFrom('pelotonMember').execute();
  await rows().deleteFrom('pelotonRequest').execute();
  await joinPeloton(rows(), ids.orrinCrew, [{ person: await participant(), role: 'captain' }]);
});

describe('Entering a group code after registration', () => {
  test('joins the peloton of the code at once, in the logbook too', async () => {
    const ada = await participant();
    const { status, body } = await enter(ada, ' orrin ');
    expect([status, body]).toEqual([
      200,
      {
        pelotonId: ids.orrinCrew,
        pelotonName: 'Orrin Crew',
        state: 'member',
        role: 'member',
        message: null,
        askedAt: null,
        expiresAt: null,
        decidedAt: null,
        refusal: null,
        elsewhere: null,
        captaincyOffer: null,
      },
    ]);
    expect(await entries()).toEqual([{ code: 'ORRIN', personId: ada.personId }]);
    expect(await logOf(ids.orrinCrew, ada)).toEqual(['joined-by-code']);
    const user = await api.send<Schemas['CurrentUser']>('GET', '/user', { as: ada });
    expect(user.body.peloton).toEqual({
      id: ids.orrinCrew,
      name: 'Orrin Crew',
      isPending: false,
      isAdmin: false,
      isCaptain: false,
    });
  });

  test('settles a request that waits at another peloton', async () => {
    const ada = await participant();
    const other = await newPeloton(rows(), [{ person: await participant(), role: 'captain' }]);
    expect((await ask(ada, other)).body.state).toBe('pending');
    expect((await enter(ada, 'ORRIN')).body.state).toBe('member');
    expect(await joinStateOf(ada, other)).toMatchObject({
      state: 'none',
      refusal: 'member-elsewhere',
      elsewhere: { id: ids.orrinCrew, name: 'Orrin Crew' },
    });
    const { state } = await rowsOf(rows(), 'pelotonRequest', { personId: ada.personId }).readOne('state');
    expect(state).toBe('settled');
  });

  test('answers a member as before, and takes no further use', async () => {
    const ada = await participant();
    const key = randomUUID();
    const first = await enter(ada, 'ORRIN', key);
    expect((await enter(ada, 'ORRIN', key)).body).toEqual(first.body);
    expect((await enter(ada, 'ORRIN')).body).toEqual(first.body);
    expect(await entries()).toHaveLength(1);
    expect(await logOf(ids.orrinCrew, ada)).toEqual(['joined-by-code']);
  });

  test('rejects a member of another peloton with 409, and takes no use', async () => {
    const ada = await participant();
    await newPeloton(rows(), [{ person: ada, role: 'captain' }]);
    expect(refused(await enter(ada, 'ORRIN'))).toBe('409 member-elsewhere');
    expect(await entries()).toEqual([]);
  });

  test('rejects a person who does not take part with 403, regardless of the code', async () => {
    const stranger = await newPerson(rows());
    for (const code of ['ORRIN', 'NOBODY'])
      expect(refused(await enter(stranger, code))).toBe('403 participants-only');
  });

  test.each([
    ['NOBODY', 'group-code-unknown'],
    ['ORRINOLD', 'group-code-expired'],
  ])('rejects the code %s with 422 %s, at its field', async (code, problem) => {
    const answer = await enter(await participant(), code);
    expect([refused(answer), fieldsOf(answer)]).toEqual([`422 ${problem}`, ['/body/groupCode']]);
  });
});

describe('Uses of a code', () => {
  test('an entry outside a registration uses up the code for registrations', async () => {
    await enter(await participant(), 'ORRINONE');
    expect(refused(await ride(await beforeRoute(), 'ORRINONE'))).toBe('422 group-code-used-up');
  });

  test('a registration uses up the code for entries outside', async () => {
    expect((await ride(await beforeRoute(), 'ORRINONE')).status).toBe(200);
    expect(refused(await enter(await participant(), 'ORRINONE'))).toBe('422 group-code-used-up');
  });

  test('a held code is gone when an entry took its last use after the hold', async () => {
    const ada = await beforeRoute();
    expect((await ride(ada, 'ORRINONE')).status).toBe(200);
    api.clock.advance(2 * 60 * 60_000);
    expect((await enter(await participant(), 'ORRINONE')).status).toBe(200);
    expect(refused(await ride(ada, 'ORRINONE'))).toBe('422 group-code-used-up');
  });

  test('one’s own earlier use doesn’t count against oneself', async () => {
    const ada = await participant();
    await enter(ada, 'ORRINONE');
    await api.send('DELETE', `/peloton/${ids.orrinCrew}/member/${publicId(ada)}`, {
      as: ada,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect((await enter(ada, 'ORRINONE')).body.state).toBe('member');
    expect(await entries()).toHaveLength(1);
  });

  test('of twenty people who enter the last use at once, one joins', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, participant));
    const answers = await Promise.all(people.map((person) => enter(person, 'ORRINONE')));
    const said = answers.map((answer) => (answer.status === 200 ? 'in' : refused(answer))).sort();
    expect(said).toEqual([...Array.from({ length: 19 }, () => '422 group-code-used-up'), 'in']);
    expect(await entries()).toHaveLength(1);
  });

  test('eight concurrent requests of one person join once', async () => {
    const ada = await participant();
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(ada, 'ORRIN')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await entries()).toHaveLength(1);
    expect(await logOf(ids.orrinCrew, ada)).toEqual(['joined-by-code']);
  });
});

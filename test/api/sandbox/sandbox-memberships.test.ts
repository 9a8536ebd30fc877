import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person, takePart } from '#test/support/event/people.ts';

type JoinState = Schemas['JoinState'];

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let person: Person;
let captain: Person;

beforeAll(async () => {
  person = await newPerson(api.store.db);
  captain = await newPerson(api.store.db);
  await takePart(api.store.db, person);
  await takePart(api.store.db, captain);
});

const put = async (pelotonId: string, membership: string | null, more: object = {}) => {
  const people = [
    { emailAddress: captain.emailAddress.toUpperCase(), membership: 'captain' },
    ...(membership === null ? [] : [{ emailAddress: person.emailAddress, membership }]),
  ];
  const payload = { pelotonId, people, ...more };
  return (await api.app.inject({ method: 'PUT', url: '/sandbox/api/memberships', payload })).statusCode;
};

const joinState = async () => {
  const { body } = await api.send<JoinState>('GET', `/peloton/${ids.orrinCrew}/join`, { as: person });
  return [body.state, body.role, body.refusal, body.captaincyOffer !== null];
};

test.each([
  ['a stranger', null, {}, ['none', null, null, false]],
  [
    'a stranger to a closed one',
    null,
    { isAcceptingMembers: false },
    ['none', null, 'not-accepting-members', false],
  ],
  ['a member', 'member', {}, ['member', 'member', null, false]],
  ['an admin', 'admin', {}, ['member', 'admin', null, false]],
  ['offered the captaincy', 'offered', {}, ['member', 'member', null, true]],
  ['waiting for an answer', 'pending', {}, ['pending', null, null, false]],
  ['declined', 'rejected', {}, ['rejected', null, null, false]],
  ['never answered', 'lapsed', {}, ['expired', null, null, false]],
  ['a stranger again', null, {}, ['none', null, null, false]],
])('makes a person %s, whatever they were', async (_name, wanted, more, expected) => {
  expect(await put(ids.orrinCrew, wanted, more)).toBe(204);
  expect(await joinState()).toEqual(expected);
});

test.each([
  ['member', 'member-elsewhere'],
  ['pending', 'requested-elsewhere'],
])('makes a person a %s of another peloton', async (wanted, refusal) => {
  await put(ids.orrinCrew, 'member');
  // The captain moves too, because a person has one peloton.
  const people = [{ emailAddress: person.emailAddress, membership: 'captain' }];
  const payload = { pelotonId: ids.orrinCrew, people };
  await api.app.inject({ method: 'PUT', url: '/sandbox/api/memberships', payload });
  expect(await put(ids.mossRiders, wanted)).toBe(204);
  expect(await joinState()).toEqual(['none', null, refusal, false]);
});

test('brings a group code that lets people in', async () => {
  await put(ids.orrinCrew, null, { groupCode: 'WALK2027' });
  const { body } = await api.send<JoinState>('POST', '/user/peloton', {
    as: person,
    body: { groupCode: 'WALK2027' },
    headers: { 'idempotency-key': 'a0000000-0000-4000-8000-000000000001' },
  });
  expect([body.pelotonId, body.role]).toEqual([ids.orrinCrew, 'member']);
});

const refusalOf = async (pelotonId: string, people: [Person | 'nobody', string][]) => {
  const payload = {
    pelotonId,
    people: people.map(([who, membership]) => ({
      emailAddress: who === 'nobody' ? 'nobody@example.org' : who.emailAddress,
      membership,
    })),
  };
  return (await api.app.inject({ method: 'PUT', url: '/sandbox/api/memberships', payload })).statusCode;
};

test('rejects an impossible peloton, with a status for each reason', async () => {
  await put(ids.orrinCrew, 'member');
  expect(await refusalOf(ids.mossRiders, [[person, 'member']])).toBe(400);
  expect(
    await refusalOf(ids.mossRiders, [
      [person, 'captain'],
      [captain, 'captain'],
    ]),
  ).toBe(400);
  expect(
    await refusalOf(ids.mossRiders, [
      [person, 'captain'],
      [person, 'member'],
    ]),
  ).toBe(400);
  expect(await refusalOf(ids.mossRiders, [['nobody', 'captain']])).toBe(404);
  expect(await refusalOf(ids.event, [[person, 'captain']])).toBe(404);
  // The captain leads a peloton with a member, who would be left alone.
  expect(await refusalOf(ids.mossRiders, [[captain, 'captain']])).toBe(409);
});

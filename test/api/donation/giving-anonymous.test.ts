import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { declaredOperations } from '#server/platform/contract/document.ts';
import type { TestCaller } from '#test/support/api.ts';
import { validRequests } from '#test/support/contract-request.ts';
import { donation, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPerson, type Person, publicId, takePart } from '#test/support/event/people.ts';

/** Texts that occur nowhere else: an answer that holds one of them tells something about the donor. */
const donor = {
  firstName: 'Xanthippe',
  lastName: 'Verborgen',
  email: 'xanthippe@verborgen.example',
  phone: '+13045551234',
  address: {
    address: '12 Quiet Lane',
    city: 'Nowhere Known',
    state: 'Wyominga',
    postalCode: 'QQ 99817',
    country: 'US',
  },
};
const marks = {
  name: /Xanthippe|Verborgen(?!\.example)|Incognita/i,
  contact:
    /xanthippe@|verborgen\.example|\+13045551234|Quiet Lane|Nowhere Known|QQ 99817|Sam Untold|untold@/i,
};

const { api } = givenEvent();
let ada: Person;
let captain: Person;
let member: Person;
let stranger: Person;
const attempts: string[] = [];
const known: string[] = [];

beforeAll(async () => {
  const { db } = api.store;
  [ada, captain, member, stranger] = [
    await newPerson(db),
    await newPerson(db),
    await newPerson(db),
    await newPerson(db),
  ];
  const donorAccount = await newPerson(db);
  await takePart(db, ada);
  await joinPeloton(db, ids.orrinCrew, [
    { person: captain, role: 'captain' },
    { person: member, role: 'member' },
  ]);
  const hidden = {
    donor,
    publicName: 'Incognita',
    isAnonymous: true,
    isAmountVisible: false,
    tribute: { kind: 'honor' as const, name: 'Sam Untold', familyEmail: 'untold@example.org' },
  };
  const recipients = [
    { recipientType: 'User' as const, id: publicId(ada) },
    { recipientType: 'Peloton' as const, id: ids.orrinCrew },
    { recipientType: 'General' as const, id: null },
  ];
  for (const recipient of recipients)
    for (const as of scaled([undefined, donorAccount], [donorAccount]))
      for (const frequency of ['Once', 'Monthly'] as const) {
        const key = randomUUID();
        const body = donation({ ...hidden, recipient, frequency, isRepeatMeant: true });
        const { status, body: given } = await giver(api).send(body, key, as);
        expect([status, given.receipt?.publicName]).toEqual([201, null]);
        attempts.push(key);
        known.push(given.receipt?.id ?? '');
      }
  await api.platform.jobs.runDue();
  const monthly = await db.selectFrom('recurringDonation').select('id').execute();
  known.push(...monthly.map(({ id }) => id), ids.event, ids.orrinCrew, ids.signature);
  for (const { personId } of [ada, captain, member, stranger, donorAccount])
    known.push(personId, `p-${personId.slice(0, 8)}`);
});

/** Calls each reading operation with all ids, and returns those whose answers tell the donor's name, or more. */
const walk = async (as?: TestCaller): Promise<{ name: string[]; contact: string[] }> => {
  const found = { name: new Set<string>(), contact: new Set<string>() };
  let read = 0;
  // The most requests that a caller may send within a minute.
  for (const operation of declaredOperations().filter(({ method }) => method === 'GET'))
    for (const { address } of validRequests(operation, known).slice(0, operation.perMinute ?? undefined)) {
      const answer = await api.send<unknown>('GET', address, {
        ...(as && { as }),
        headers: { 'idempotency-key': randomUUID() },
      });
      read += 1;
      expect(answer.status).not.toBe(429);
      for (const kind of ['name', 'contact'] as const)
        if (marks[kind].test(JSON.stringify(answer.body))) found[kind].add(operation.operationId);
    }
  expect(read).toBeGreaterThan(100);
  return { name: [...found.name].sort(), contact: [...found.contact].sort() };
};

const nothing = { name: [], contact: [] };

test.each([
  ['a visitor', () => undefined],
  ['a stranger', () => stranger],
  ['a member of the recipient peloton', () => member],
])('no answer names an anonymous donor to %s', async (_, reader) => {
  expect(await walk(reader())).toEqual(nothing);
});

test.each([
  ['recipient', () => ada, 'getUserDonations'],
  ['captain', () => captain, 'getPelotonDonations'],
])('the %s reads an anonymous donor’s name, but no contact data', async (_, reader, where) => {
  const read = await walk(reader());
  expect(read.name).toContain(where);
  expect(read.contact).toEqual([]);
});

test('the idempotency key returns the receipt with the anonymous donor’s name', async () => {
  const answer = await giver(api).ask(attempts[0] ?? '');
  expect(answer.body.receipt).toMatchObject({ donorName: 'Xanthippe Verborgen', publicName: null });
});

type Organization = { id: string; name: string };
const found = async (query: string) =>
  (await api.send<Organization[]>('GET', `/search/organizations?${new URLSearchParams({ query })}`)).body.map(
    ({ name }) => name,
  );

test('search hides an organization until its first open donation; its own donor finds it before', async () => {
  const name = 'Quietwater Holdings';
  const byName = donation({ frequency: 'Organization', organization: { name }, isAnonymous: true });
  expect((await giver(api).send(byName, undefined, stranger)).status).toBe(201);
  const own = await api.send<Organization[]>('GET', '/organization', { as: stranger });
  expect(own.body.map((one) => one.name)).toEqual([name]);
  expect([await found('quietwater'), await found('Quietwatre Holdnigs')]).toEqual([[], []]);
  const id = own.body[0]?.id ?? '';
  const byId = (as?: TestCaller) => api.send('GET', `/organization/${id}`, { ...(as && { as }) });
  expect([(await byId()).status, (await byId(member)).status, (await byId(stranger)).status]).toEqual([
    404, 404, 200,
  ]);

  const again = donation({ frequency: 'Organization', organization: { id }, isAnonymous: true });
  expect((await giver(api).send(again)).status).toBe(201);
  expect((await giver(api).send({ ...byName, donor: donation().donor })).status).toBe(201);
  expect(await found('quietwater')).toEqual([]);

  expect((await giver(api).send({ ...again, donor: donation().donor, isAnonymous: false })).status).toBe(201);
  expect(await found('quietwater')).toEqual([name]);
  expect((await byId()).body).toEqual({ id, name });
  // Once opened, it stays open.
  expect((await giver(api).send({ ...byName, donor: donation().donor })).status).toBe(201);
  expect(await found('quietwater')).toEqual([name]);
});

test('search finds an organization after an open donation repeats an anonymous donation’s name', async () => {
  const named = { frequency: 'Organization' as const, organization: { name: 'Stillbrook Mills' } };
  expect((await giver(api).send(donation({ ...named, isAnonymous: true }))).status).toBe(201);
  expect(await found('stillbrook')).toEqual([]);
  expect((await giver(api).send(donation(named))).status).toBe(201);
  expect(await found('stillbrook')).toEqual(['Stillbrook Mills']);
});

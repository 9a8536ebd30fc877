import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { fundraisingOf } from '#server/fundraising/fundraising.ts';
import { emailsOf, insertDonation, insertRecurring } from '#test/support/event/donations.ts';
import { closingCalls, givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { participant, pelotonCalls, said } from '#test/support/event/pelotons.ts';
import { newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { participation } from '#test/support/event/registration.ts';
import { give, pageOf } from '#test/support/event/shares.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';
import { tablesHolding } from '#test/support/tables-holding.ts';

const { api, registeredRider } = givenEvent({ at: '2027-03-01T15:00:00Z' });
const { preview, close } = closingCalls(api);
let ada: Person;
beforeEach(async () => {
  ada = await participant(api.store.db);
});

const openIntent = async ({ personId }: Person, amount: number): Promise<string> => {
  const id = randomUUID();
  const at = api.clock.now();
  const row = { id, purpose: 'donation', reference: id, personId, amount, state: 'unknown' as const };
  await insertRows(api.store.db, 'paymentIntent', {
    ...row,
    idempotencyKey: id,
    createdAt: at,
    updatedAt: at,
    eventYear: 2027,
  });
  return id;
};

/** Fills every field that an account can hold with values that begin alike and occur nowhere else. */
const fillWithCanaries = async ({ personId }: Person): Promise<void> => {
  const text = (name: string) => `canary${name}`;
  await rowsOf(api.store.db, 'person', { id: personId }).update({
    lastName: 'Canarylast',
    middleName: text('middle'),
    prefix: text('prefix'),
    suffix: text('suffix'),
    title: text('title'),
    gender: text('gender'),
    birthDate: '1971-03-19',
    phone: text('phone'),
    address: text('street'),
    city: text('city'),
    state: text('state'),
    postalCode: text('zip'),
    country: text('country'),
    emailAddress: text('address@example.org'),
    signInAddress: text('sign-in@example.org'),
    emergencyContactName: text('emergency'),
    emergencyContactPhone: text('emergency-phone'),
    employerName: text('employer'),
    isCancerSurvivor: true,
    cancerType: text('cancer'),
    jerseySize: text('jersey'),
    tShirtSize: text('shirt'),
    twitterHandle: text('twitter'),
    instagramHandle: text('instagram'),
    profileImageUrl: text('profile-image'),
    coverImageUrl: text('cover-image'),
    story: JSON.stringify([{ type: 'paragraph', children: [{ text: text('story') }] }]),
    tags: [text('tag')],
  });
};

describe('Closing one’s account', () => {
  test('says what ends and what stays, and changes nothing', async () => {
    const id = await newPeloton(api.store.db, [{ person: ada, role: 'captain' }]);
    await give(api, pageOf(ada), 12_300);
    await insertDonation(api.store.db, { to: null, from: ada, amount: 2_500 });
    expect(await preview(ada)).toEqual({
      firstName: 'Ada',
      blockers: [],
      ends: {
        participations: ['Challenger'],
        hasOpenRegistration: false,
        shifts: 0,
        peloton: { id, name: `Crew ${id}`, role: 'captain', members: 0, successor: null },
        request: null,
        recurringDonations: { count: 0, amount: 0 },
      },
      stays: { raised: 12_300, donations: 1, donated: 2_500 },
    });
    expect((await api.send('GET', '/user', { as: ada })).status).toBe(200);
  });

  test('needs the first name, however it is written', async () => {
    const wrong = await close(ada, { firstName: 'Eve' });
    expect(said(wrong)).toBe('422 name-not-typed');
    expect(wrong.body.fields).toMatchObject([{ path: '/body/firstName' }]);
    expect(said(await close(ada, { firstName: ' aDA ' }))).toBe('200');
  });

  test('erases the person: no table holds what they entered', async () => {
    await fillWithCanaries(ada);
    const { db } = api.store;
    expect(await tablesHolding(db, 'canary')).toEqual(['person', 'search_entry', 'search_word']);
    await db.updateTable('mailOutbox').set({ state: 'sent' }).execute();
    expect(said(await close(ada))).toBe('200');
    await db.deleteFrom('mailOutbox').where('kind', '=', 'account-closed').execute();
    expect(await tablesHolding(db, 'canary')).toEqual([]);
    expect(await tablesHolding(db, '1971-03-19')).toEqual([]);
  });

  test('sent e-mails, requests and answers no longer contain the address', async () => {
    const { db } = api.store;
    await api.send('PATCH', '/user', { as: ada, body: [], seen: true });
    const team = await newPeloton(db, [{ person: await participant(db), role: 'captain' }]);
    await pelotonCalls(api, team).ask(ada, 'canarymessage to the captain');
    await db.updateTable('mailOutbox').set({ state: 'sent' }).execute();
    expect(said(await close(ada))).toBe('200');
    await db.deleteFrom('mailOutbox').where('kind', '=', 'account-closed').execute();
    expect(await tablesHolding(db, ada.emailAddress)).toEqual([]);
    expect(await tablesHolding(db, publicId(ada))).toEqual([]);
  });

  test('the page, its parts and the donor list answer 404, and search does not find the person', async () => {
    await fillWithCanaries(ada);
    const id = publicId(ada);
    const found = () => api.send<unknown[]>('GET', '/search?type=User&query=canarylast');
    const before = (await found()).body;
    expect(JSON.stringify(before)).toContain(id);
    await close(ada);
    for (const path of [
      `/user/${id}`,
      `/user/${id}/donations`,
      `/user/${id}/history`,
      `/user/${id}/participation`,
      `/user/${id}/fundraising/parts`,
    ])
      expect([path, (await api.send('GET', path)).status]).toEqual([path, 404]);
    expect(JSON.stringify((await found()).body)).not.toContain('canary');
    const boards = await api.send('GET', '/leaderboards');
    expect(JSON.stringify(boards.body)).not.toContain('Former');
  });

  test('the ledger stays, and so does every total', async () => {
    await give(api, pageOf(ada), 12_300);
    const entries = () => sql`select * from ledger_entry order by id`.execute(api.store.db);
    const before = (await entries()).rows;
    await close(ada);
    expect((await entries()).rows).toEqual(before);
    expect((await fundraisingOf(api.store.db, ada.personId, ids.event, 'exact')).raised).toBe(12_300);
  });

  test('gifts that the person gave keep amount and receipt, and are anonymous from then on', async () => {
    const { db } = api.store;
    const bob = await participant(db);
    await insertDonation(db, { to: { person: bob }, from: ada, name: 'Ada Fell', message: 'Go Bob' });
    await insertDonation(db, { to: { person: bob }, name: 'Ada Fell', email: ada.emailAddress });
    await close(ada);
    const list = await api.send<{ name: string | null; message: string | null; amount: number }[]>(
      'GET',
      `/user/${publicId(bob)}/donations`,
    );
    expect(list.body).toHaveLength(2);
    expect(JSON.stringify(list.body)).not.toMatch(/Ada|Go Bob/);
    const kept = await db.selectFrom('donation').select(['amount', 'donorEmail', 'receiptNumber']).execute();
    expect(kept.filter(({ donorEmail }) => donorEmail === ada.emailAddress)).toHaveLength(2);
  });

  test('the person’s recurring donations end, and their payment method is deleted', async () => {
    const { db } = api.store;
    await insertRecurring(db, {
      donorPersonId: ada.personId,
      donorEmail: ada.emailAddress,
      nextOn: '2027-03-03',
      methodToken: 'canary-token',
    });
    expect((await preview(ada)).ends.recurringDonations).toEqual({ count: 1, amount: 2_500 });
    await close(ada);
    const rows = await rowsOf(db, 'recurringDonation', { donorPersonId: ada.personId }).read(
      'state',
      'nextOn',
      'methodToken',
    );
    expect(rows).toEqual([{ state: 'cancelled', nextOn: null, methodToken: null }]);
  });

  test('an e-mail goes to the person, and is emptied once it is out', async () => {
    await close(ada);
    const [letter] = (await emailsOf(api.store.db, 'account-closed')).filter(
      ({ recipient }) => recipient === ada.emailAddress,
    );
    expect(letter).toMatchObject({
      subject: 'Your account is closed',
      isEmptiedOnceSent: true,
      personId: null,
    });
  });
});

describe('Reasons that prevent closing', () => {
  test('a payment without an outcome, until the gateway decides', async () => {
    const id = await openIntent(ada, 5_181);
    expect((await preview(ada)).blockers).toEqual([{ code: 'payment-open', amount: 5_181, until: null }]);
    expect(said(await close(ada))).toBe('409 payment-open');
    await rowsOf(api.store.db, 'paymentIntent', { id }).update({ state: 'declined' });
    expect(said(await close(ada))).toBe('200');
  });

  test('an unmet commitment, until it is met', async () => {
    const rider = await registeredRider({ signature: true });
    const [blocker] = (await preview(rider)).blockers;
    expect(blocker?.code).toBe('commitment-unmet');
    expect(said(await close(rider))).toBe('409 commitment-unmet');
    await give(api, pageOf(rider), blocker?.amount ?? 0);
    expect((await preview(rider)).blockers).toEqual([]);
    expect(said(await close(rider))).toBe('200');
  });

  test('an unmet commitment, until the ride is given up', async () => {
    const rider = await registeredRider({ signature: true });
    const body = { type: 'Rider', rideType: 'signature' };
    expect((await api.send('POST', '/registration/cancel-type', { as: rider, body })).status).toBe(200);
    expect(said(await close(rider))).toBe('200');
  });

  test('an unmet commitment, until 30 days after the deadline', async () => {
    const rider = await registeredRider({ signature: true });
    const [blocker] = (await preview(rider)).blockers;
    // Noon is the same day in the event's zone.
    const until = Date.parse(`${blocker?.until}T17:00:00Z`);
    api.clock.set(new Date(until - 24 * 60 * 60 * 1000).toISOString());
    expect(said(await close(rider))).toBe('409 commitment-unmet');
    api.clock.set(new Date(until).toISOString());
    expect(said(await close(rider))).toBe('200');
  });
});

describe('The session', () => {
  test('ends on all devices; a person who signs in again starts as a new person', async () => {
    const key = randomUUID();
    expect(said(await close(ada, { key }))).toBe('200');
    expect(said(await close(ada, { key }))).toBe('403 account-closed');
    expect(said(await api.send('GET', '/user', { as: ada }))).toBe('403 account-closed');
    const contact = { oid: ada.oid, firstName: 'Ada', lastName: 'Fell', email: ada.emailAddress };
    expect(said(await api.send('POST', '/user', { as: ada, body: contact }))).toBe('403 account-closed');
    const later = { ...ada, iat: Date.now() / 1000 + 5 };
    const begun = await api.send<{ publicId: string }>('POST', '/user', { as: later, body: contact });
    expect(begun.status).toBe(201);
    expect(begun.body.publicId).not.toBe(publicId(ada));
    expect(said(await api.send('GET', '/user', { as: later }))).toBe('200');
  });

  test('of two requests at once one closes the account', async () => {
    const answers = await Promise.all([close(ada), close(ada), close(ada)]);
    expect(answers.map(said).sort()).toEqual(['200', '403 account-closed', '403 account-closed']);
  });

  test('requests in progress during the closing write nothing into the account', async () => {
    const { db } = api.store;
    for (let round = 0; round < 8; round += 1) {
      const bob = await newPerson(db);
      const answers = await Promise.all([
        close(bob),
        api.send('POST', '/registration/participation', {
          as: bob,
          body: participation({ challenger: true }),
        }),
        api.send('POST', '/user/email', {
          as: bob,
          body: { emailAddress: `canary-${round}@example.net` },
          seen: true,
        }),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(said(answers[0])).toBe('200');
      const open = await db
        .selectFrom('registration')
        .select('id')
        .where('personId', '=', bob.personId)
        .where('state', '<>', 'cancelled')
        .execute();
      expect(open).toEqual([]);
      const changes = await rowsOf(db, 'contactAddressChange', { personId: bob.personId }).read('id');
      expect(changes).toEqual([]);
    }
  });

  test('the database refuses to write into a closed account', async () => {
    await close(ada);
    const write = rowsOf(api.store.db, 'person', { id: ada.personId }).update({ phone: '555' });
    await expect(write).rejects.toThrow('The account is closed.');
  });
});

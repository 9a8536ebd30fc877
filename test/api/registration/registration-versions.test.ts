import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer } from '#test/support/api.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import {
  additionalInfo,
  goals,
  type Mix,
  participation,
  profile,
  type Registration,
  refused,
  requestFor,
  routeChoice,
  signature,
  walkTo,
} from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent();
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const everything: Mix = { challenger: true, signature: true, gravel: true, volunteer: true };
const current = () => api.send<Registration>('GET', '/registration', { as: ada });

/** A save from a page that shows `version`; null sends none. */
const save = (
  path: string,
  version: string | null,
  body?: unknown,
  key: string = randomUUID(),
): Promise<TestAnswer<Registration>> =>
  api.send<Registration>('POST', `/registration/${path}`, {
    as: ada,
    key,
    ...(body === undefined ? {} : { body }),
    ...(version === null ? {} : { headers: { 'if-match': version } }),
  });

const saves: [path: string, body: unknown][] = [
  ['participation', participation({ challenger: true })],
  ['profile', { ...profile, city: 'Elsewhere' }],
  ['route', routeChoice('signature', ids.loop)],
  ['volunteer', { shiftIds: [ids.barrow] }],
  ['activity-goals', { goals: [{ ...goals.goals[0], amount: 99 }] }],
  ['fundraising', { goal: 900_000, commitment: 900_000, payment: { nonce: 'fake-valid-visa-nonce' } }],
  ['additional-info', { ...additionalInfo, employerName: 'Elsewhere' }],
  ['waiver', { ...signature, signedName: 'Ada Elsewhere' }],
];

const money = async () => {
  const { db } = api.store;
  const intents = await rowsOf(db, 'paymentIntent', { personId: ada.personId }).read('state');
  return intents.map(({ state }) => state);
};

describe('If-Match versions of the registration', () => {
  test('each answer with the registration has its version as ETag, and every save gives a new one', async () => {
    const first = await save('participation', null, participation({ volunteer: true }));
    expect(first.headers.etag).toBe(first.body.version);
    expect((await current()).headers.etag).toBe(first.body.version);
    const second = await save('profile', first.body.version, profile);
    expect([second.status, second.headers.etag]).toEqual([200, second.body.version]);
    expect(second.body.version).not.toBe(first.body.version);
  });

  test('each save rejects no version and “*” with 428 and a stale version with 412, and changes nothing', async () => {
    const stale = (await walkTo(api, ada, everything, 'waiver')).version;
    const { body: now } = await save('waiver', stale, signature);
    const said: string[] = [];
    for (const [path, body] of saves) {
      const none = path === 'participation' ? '428 version-required' : refused(await save(path, null, body));
      said.push(none, refused(await save(path, '*', body)), refused(await save(path, stale, body)));
    }
    expect(said).toEqual(
      saves.flatMap(() => ['428 version-required', '428 version-required', '412 version-changed']),
    );
    expect((await current()).body).toEqual(now);
  });

  test('a stale version is rejected before the bank is asked about the card', async () => {
    const stale = (await walkTo(api, ada, { signature: true }, 'fundraising')).version;
    await save('profile', stale, profile);
    const choice = {
      goal: 900_000,
      commitment: 900_000,
      payment: { nonce: 'fake-processor-declined-visa-nonce' },
    };
    expect(refused(await save('fundraising', stale, choice))).toBe('412 version-changed');
  });

  test('without a version the first step begins a registration, repeats it, and overwrites none', async () => {
    const begun = await save('participation', null, participation({ challenger: true }));
    const again = await save('participation', null, participation({ challenger: true }));
    expect(again.body).toEqual(begun.body);
    const other = await save('participation', null, participation({ volunteer: true }));
    expect(refused(other)).toBe('412 version-changed');
    expect((await current()).body).toEqual(begun.body);
  });

  test('a registration that was canceled and begun again does not take a version of the one before', async () => {
    const before = (await save('participation', null, participation({ challenger: true }))).body.version;
    await save('cancel-type', null, { type: 'Challenger', rideType: null });
    await save('participation', null, participation({ challenger: true }));
    expect(refused(await save('profile', before, profile))).toBe('412 version-changed');
  });

  test('accepts one of twenty concurrent saves on one version', async () => {
    const { version } = (await save('participation', null, participation({ volunteer: true }))).body;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        save('profile', version, { ...profile, city: `City ${place}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
    expect((await current()).body).toEqual(answers.find(({ status }) => status === 200)?.body);
  });

  test('the same key repeats its answer, even after later changes', async () => {
    const { version } = (await save('participation', null, participation({ volunteer: true }))).body;
    const key = randomUUID();
    const first = await save('profile', version, profile, key);
    await save('profile', first.body.version, { ...profile, city: 'Later' });
    const again = await save('profile', version, profile, key);
    expect([again.status, again.body, again.headers.etag]).toEqual([200, first.body, first.body.version]);
  });
});

describe('If-Match versions and the fee', () => {
  const fee = (now: Registration, nonce = 'fake-valid-visa-nonce') => ({
    ...(requestFor.fee(now, everything).body as object),
    payment: { nonce },
  });

  test('a stale version is rejected before anything is charged', async () => {
    const now = await walkTo(api, ada, { signature: true }, 'fee');
    await save('profile', now.version, { ...profile, city: 'Elsewhere' });
    expect(refused(await save('fee', now.version, fee(now)))).toBe('412 version-changed');
    expect(refused(await save('fee', null, fee(now)))).toBe('428 version-required');
    expect(await money()).toEqual([]);
  });

  test('after a decline the person pays from the page that they have', async () => {
    const now = await walkTo(api, ada, { signature: true }, 'fee');
    const declined = await save('fee', now.version, fee(now, 'fake-processor-declined-visa-nonce'));
    expect(refused(declined)).toBe('402 payment-declined');
    expect((await save('fee', now.version, fee(now))).status).toBe(200);
    expect(await money()).toEqual(['declined', 'charged']);
  });

  test('a fee that was paid elsewhere is answered for a stale version, and completing needs none', async () => {
    const now = await walkTo(api, ada, { signature: true }, 'fee');
    expect((await save('fee', now.version, fee(now))).body.fee.state).toBe('charged');
    const again = await save('fee', now.version, fee(now));
    expect([again.status, again.body.fee.state]).toEqual([200, 'charged']);
    expect(await money()).toEqual(['charged']);
    expect((await save('complete', null)).body.state).toBe('completed');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import {
  additionalInfo,
  beforeRoute,
  fieldsOf,
  post,
  profile,
  type Registration,
  refused,
  routeChoice,
  signature,
  walkTo,
} from '#test/support/event/registration.ts';
import { insertRows } from '#test/support/rows.ts';

const minutes = 60_000;
const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let ada: Person;
beforeEach(async () => {
  await api.store.db.deleteFrom('routePlace').execute();
  ada = await newPerson(api.store.db);
});

const current = async (as = ada) => (await api.send<Registration>('GET', '/registration', { as })).body;

test('a code with a full discount keeps its use limit after the hold expires', async () => {
  await insertRows(api.store.db, 'discountCode', {
    code: 'FREEONE',
    percentOff: 100,
    amountOff: null,
    useLimit: 1,
    startsAt: new Date('2026-10-01'),
    expiresAt: new Date('2027-07-01'),
  });
  const bo = await newPerson(api.store.db);
  await walkTo(api, ada, { signature: true }, 'fee');
  await walkTo(api, bo, { signature: true }, 'fee');
  const free = { total: 0, discountCode: 'FREEONE', payment: null };
  expect((await post(api, ada, '/registration/fee', free)).body.nextStep).toBe('complete');
  api.clock.advance(31 * minutes);
  expect((await post(api, bo, '/registration/fee', free)).status).toBe(200);
  const { body } = await post(api, ada, '/registration/additional-info', additionalInfo);
  expect([body.nextStep, body.fee.total, body.fee.state]).toEqual(['fee', 15_000, 'due']);
  expect(refused(await post(api, ada, '/registration/complete'))).toBe('422 fee-not-paid');
});

describe('Impossible personal data', () => {
  test.each(['2027-03-02', '2027-08-07'])('rejects the birth date %s in the future', async (birthDate) => {
    await walkTo(api, ada, { challenger: true }, 'profile');
    const answer = await post(api, ada, '/registration/profile', { ...profile, birthDate });
    expect([refused(answer), fieldsOf(answer)]).toEqual(['400 validation-failed', ['/body/birthDate']]);
  });

  test('accepts today as a birth date', async () => {
    await walkTo(api, ada, { challenger: true }, 'profile');
    const { status } = await post(api, ada, '/registration/profile', { ...profile, birthDate: '2027-03-01' });
    expect(status).toBe(200);
  });

  test.each(['A', 'Ada', 'A F'])('rejects "%s" as a signature', async (half) => {
    await walkTo(api, ada, { signature: true }, 'waiver');
    const sign = async (changes: object) => {
      const answer = await post(api, ada, '/registration/waiver', { ...signature, ...changes });
      return [refused(answer), ...fieldsOf(answer)];
    };
    expect(await sign({ signedName: half })).toEqual(['400 validation-failed', '/body/signedName']);
    expect(await sign({ guardian: { name: half, email: 'bo@example.com' } })).toEqual([
      '400 validation-failed',
      '/body/guardian/name',
    ]);
  });

  test('rejects a minor as their own guardian', async () => {
    await walkTo(api, ada, { signature: true }, 'waiver');
    await post(api, ada, '/registration/profile', { ...profile, birthDate: '2010-08-08' });
    const sign = async (guardian: { name: string; email: string }) => {
      const answer = await post(api, ada, '/registration/waiver', { ...signature, guardian });
      return [refused(answer), ...fieldsOf(answer)];
    };
    const email = 'bo@example.com';
    expect(await sign({ name: ' ada  FELL ', email })).toEqual([
      '422 guardian-required',
      '/body/guardian/name',
    ]);
    expect(await sign({ name: 'Bo Fell', email: ada.emailAddress.toUpperCase() })).toEqual([
      '422 guardian-required',
      '/body/guardian/email',
    ]);
    expect(await sign({ name: 'Bo Fell', email })).toEqual(['200 undefined']);
  });
});

describe('Rate limits against guessing', () => {
  const paths: [string, (guess: number) => object][] = [
    ['route', (guess) => routeChoice('signature', ids.century, { groupCode: `GUESS${guess}` })],
    ['fee', (guess) => ({ total: 1, discountCode: `GUESS${guess}`, payment: null })],
    ['fundraising', () => ({ goal: 1, commitment: 1, payment: { nonce: 'fake-valid-visa-nonce' } })],
  ];

  test.each(paths)('limits requests at %s to 30 a minute', async (path, guess) => {
    await walkTo(api, ada, { signature: true }, 'fee');
    const answers: string[] = [];
    for (let count = 0; count < 31; count += 1)
      answers.push(refused(await post(api, ada, `/registration/${path}`, guess(count))));
    expect(answers.at(-1)).toBe('429 too-many-requests');
  });

  test('limits codes at a sponsor’s routes to 30 a minute', async () => {
    const answers: string[] = [];
    for (let count = 0; count < 31; count += 1)
      answers.push(
        refused(await api.send('GET', `/sponsor/${ids.sponsor}/routes?code=GUESS${count}`, { as: ada })),
      );
    expect([...new Set(answers)]).toEqual(['422 sponsor-code-unknown', '429 too-many-requests']);
  });
});

describe('Extended place holds', () => {
  const chooseLoop = (as: Person) => post(api, as, '/registration/route', routeChoice('signature', ids.loop));
  const held = async () => (await current()).routes.map(({ heldUntil }) => heldUntil);
  const save = () => post(api, ada, '/registration/profile', profile);

  test('saving extends a hold for four hours at most, then others can take the place', async () => {
    await walkTo(api, ada, { signature: true }, 'route-signature');
    await chooseLoop(ada);
    for (let saves = 0; saves < 8; saves += 1) {
      api.clock.advance(29 * minutes);
      await (saves % 2 ? save() : chooseLoop(ada));
    }
    expect(await held()).toEqual(['2027-03-01T19:00:00.000Z']);
    const others = await beforeRoute(api.store.db, 2, api.clock.now());
    const [one, two] = [others[0] ?? ada, others[1] ?? ada];
    expect((await chooseLoop(one)).status).toBe(200);
    expect(refused(await chooseLoop(two))).toBe('422 route-full');
    api.clock.set('2027-03-01T19:00:00Z');
    expect((await chooseLoop(two)).status).toBe(200);
  });

  test('a person who returns after a break gets a new hold', async () => {
    await walkTo(api, ada, { signature: true }, 'route-signature');
    await chooseLoop(ada);
    api.clock.set('2027-03-02T09:00:00Z');
    await save();
    expect(await held()).toEqual(['2027-03-02T09:30:00.000Z']);
  });
});

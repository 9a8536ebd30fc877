import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { closesAt, ids, opensAt } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import {
  fieldsOf,
  type Mix,
  participation,
  post,
  profile,
  type Registration,
  refused,
  requestFor,
  walkTo,
} from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

type Summary = Schemas['RegistrationSummary'];

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const current = async () => api.send<Registration>('GET', '/registration', { as: ada });
const add = (mix: Mix) => post(api, ada, '/registration/add-type', participation(mix));
const choose = (mix: Mix) => post(api, ada, '/registration/participation', participation(mix));
const cancel = (type: string, rideType: string | null = null) =>
  post<Summary>(api, ada, '/registration/cancel-type', { type, rideType });
const convert = () => post<Summary>(api, ada, '/registration/convert-to-challenger');
const summary = async () => (await api.send<Summary>('GET', '/registration/user', { as: ada })).body;
const kindsOf = ({ participations }: Summary) => participations.map(({ type, rideType }) => rideType ?? type);

const finish = async (mix: Mix, begin = choose): Promise<Registration> => {
  let { body: now, status } = await begin(mix);
  while (status === 200 && now.state === 'in-progress') {
    const { path, body } = requestFor[now.nextStep](now, mix);
    ({ body: now, status } = await post(api, ada, path, body));
  }
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(now)}`);
  return now;
};

const emails = (kind: string) =>
  rowsOf(api.store.db, 'mailOutbox', { personId: ada.personId, kind }).read('recipient', 'subject', 'text');

const placesOf = async () =>
  (
    await api.store.db
      .selectFrom('routePlace')
      .innerJoin('registration', 'registration.id', 'registrationId')
      .select('routeId')
      .where('personId', '=', ada.personId)
      .execute()
  ).map(({ routeId }) => routeId);

describe('Available registration types', () => {
  const available = async () =>
    (await api.send<Schemas['RegistrationAvailable']>('GET', '/registration/available', { as: ada })).body;
  const states = async () => (await available()).types.map(({ state }) => state);

  test('a type is available, then in progress, then registered', async () => {
    expect(await available()).toEqual({
      eventName: 'Product 2027',
      isOpen: true,
      opensAt,
      closesAt,
      hasOpenRegistration: false,
      openVersion: null,
      isBlocked: false,
      isSomethingLeft: true,
      types: [
        { type: 'Challenger', rideType: null, state: 'available' },
        { type: 'Rider', rideType: 'signature', state: 'available' },
        { type: 'Rider', rideType: 'gravel', state: 'available' },
        { type: 'Volunteer', rideType: null, state: 'available' },
      ],
    });
    await choose({ gravel: true });
    expect(await states()).toEqual(['available', 'available', 'in-progress', 'available']);
    await finish({ gravel: true });
    expect(await states()).toEqual(['available', 'available', 'registered', 'available']);
    await finish({ challenger: true, signature: true, volunteer: true }, add);
    expect([await states(), (await available()).isSomethingLeft]).toEqual([
      ['registered', 'registered', 'registered', 'registered'],
      false,
    ]);
  });

  test('shows that registration is closed, and full types', async () => {
    api.clock.set(closesAt);
    expect((await available()).isOpen).toBe(false);
    const capacity = (value: number) => api.store.db.updateTable('shift').set({ capacity: value }).execute();
    await capacity(0);
    expect(await states()).toEqual(['available', 'available', 'available', 'full']);
    await capacity(500);
  });
});

describe('Registered types', () => {
  test('rejects registered types with 409 or 422, and begins a registration for a new type', async () => {
    await finish({ gravel: true, volunteer: true });
    expect(refused(await choose({ gravel: true, volunteer: true }))).toBe('409 registration-completed');
    expect(refused(await choose({ gravel: true }))).toBe('409 registration-completed');
    expect(refused(await choose({ gravel: true, signature: true }))).toBe('422 already-registered');
    expect(refused(await add({ gravel: true, signature: true }))).toBe('422 already-registered');
    expect(refused(await current())).toBe('409 registration-completed');
    const { body } = await choose({ signature: true });
    expect([body.nextStep, body.participation]).toEqual(['profile', participation({ signature: true })]);
  });
});

describe('Adding a type', () => {
  test('begins a registration with known data filled in, and adds the commitments up', async () => {
    await finish({ signature: true });
    const { body } = await add({ gravel: true });
    expect(body).toMatchObject({
      state: 'in-progress',
      nextStep: 'profile',
      participation: participation({ gravel: true }),
      prefill: {
        firstName: 'Ada',
        phone: profile.phone,
        birthDate: profile.birthDate,
        tShirtSize: 'M',
        jerseySize: 'L',
      },
      profile: null,
      waiver: null,
      fundraising: { minimumCommitment: 250_000, paymentMethod: { last4: '1111' } },
    });
    await finish({ gravel: true }, add);
    const { participations, committedAmount } = await summary();
    expect([participations.map(({ commitment }) => commitment), committedAmount]).toEqual([
      [250_000, 120_000],
      370_000,
    ]);
  });

  test('adding Challenger to a ride needs no second commitment, and keeps private answers', async () => {
    await finish({ signature: true });
    const told = { isCancerSurvivor: true, cancerType: 'lymphoma' };
    await rowsOf(api.store.db, 'person', { id: ada.personId }).update(told);
    const begun = await add({ challenger: true });
    expect(begun.body.fundraising).toMatchObject({ minimumCommitment: 0, isHighRoller: false });
    await finish({ challenger: true }, add);
    const person = api.store.db.selectFrom('person').where('id', '=', ada.personId);
    expect(await person.select(['isCancerSurvivor', 'cancerType', 'jerseySize']).executeTakeFirst()).toEqual({
      ...told,
      jerseySize: 'L',
    });
    expect((await summary()).committedAmount).toBe(250_000);
  });

  test('joins the registration in progress', async () => {
    await choose({ signature: true });
    await post(api, ada, '/registration/profile', profile);
    const { body } = await add({ volunteer: true });
    expect([body.participation, body.savedSteps, body.nextStep]).toEqual([
      participation({ signature: true, volunteer: true }),
      ['participation', 'profile'],
      'route-signature',
    ]);
  });
});

describe('Cancelling a type', () => {
  test('removes a type in progress, and ends the registration with the last one', async () => {
    await choose({ signature: true, volunteer: true });
    expect(kindsOf((await cancel('Rider', 'signature')).body)).toEqual([]);
    expect((await current()).body.participation).toEqual(participation({ volunteer: true }));
    expect((await cancel('Volunteer')).body.hasOpenRegistration).toBe(false);
    expect(refused(await current())).toBe('404 no-registration-in-progress');
    expect(await emails('registration-cancelled')).toEqual([]);
  });

  test('cancelling a paid registration in progress sends an e-mail', async () => {
    await walkTo(api, ada, { gravel: true }, 'complete');
    await cancel('Rider', 'gravel');
    expect((await emails('registration-cancelled')).map(({ subject }) => subject)).toEqual([
      'Canceled: Gravel Day, Product 2027',
    ]);
    expect([await placesOf(), refused(await current())]).toEqual([[], '404 no-registration-in-progress']);
  });

  test('cancelling a registered type frees its place and commitment, and sends an e-mail', async () => {
    await finish({ signature: true, gravel: true, volunteer: true });
    const { body } = await cancel('Rider', 'signature');
    expect([kindsOf(body), body.committedAmount]).toEqual([['Volunteer', 'gravel'], 120_000]);
    expect(await placesOf()).toEqual([ids.dirt]);
    const [email] = await emails('registration-cancelled');
    expect(email?.recipient).toBe(ada.emailAddress);
    expect(email?.subject).toBe('Canceled: Ride Weekend, Product 2027');
    expect(email?.text).toContain('We can’t refund the registration fee.');
    expect((await cancel('Volunteer')).body.shifts).toEqual([]);
    expect(refused(await current())).toBe('409 registration-completed');
    await cancel('Rider', 'gravel');
    expect(refused(await current())).toBe('404 no-registration-in-progress');
    expect((await choose({ signature: true })).status).toBe(200);
  });

  test('rejects types that are not registered or not named correctly', async () => {
    expect(refused(await cancel('Challenger'))).toBe('422 not-registered');
    await finish({ signature: true });
    expect(refused(await cancel('Rider', 'gravel'))).toBe('422 not-registered');
    for (const answer of [await cancel('Rider'), await cancel('Challenger', 'gravel')])
      expect([refused(answer), fieldsOf(answer)]).toEqual(['400 validation-failed', ['/body/rideType']]);
    await cancel('Rider', 'signature');
    expect(refused(await cancel('Rider', 'signature'))).toBe('422 not-registered');
  });

  test('two concurrent cancellations end the type once', async () => {
    await finish({ gravel: true });
    const said = (await Promise.all([cancel('Rider', 'gravel'), cancel('Rider', 'gravel')]))
      .map(refused)
      .sort();
    expect(said).toEqual(['200 undefined', '422 not-registered']);
    expect(await emails('registration-cancelled')).toHaveLength(1);
  });
});

describe('Converting to Challenger', () => {
  const goal = async () =>
    (await rowsOf(api.store.db, 'fundraising', { personId: ada.personId }).read('goal'))[0]?.goal;

  test('ends every ride, frees the places and keeps the goal', async () => {
    await finish({ signature: true, gravel: true, volunteer: true });
    const before = await goal();
    const { body } = await convert();
    expect([kindsOf(body), body.committedAmount]).toEqual([['Volunteer', 'Challenger'], 0]);
    expect([await placesOf(), await goal()]).toEqual([[], before]);
    const [email] = await emails('registration-converted');
    expect(email?.text).toContain('we won’t charge anything at the deadline');
    expect(refused(await convert())).toBe('422 not-registered');
    expect(refused(await current())).toBe('409 registration-completed');
  });

  test('keeps an existing Challenger, and drops a ride in progress', async () => {
    await finish({ signature: true, challenger: true });
    await add({ gravel: true, volunteer: true });
    expect(kindsOf((await convert()).body)).toEqual(['Challenger']);
    expect((await current()).body.participation).toEqual(participation({ volunteer: true }));
  });

  test('rejects a person without a ride', async () => {
    await finish({ volunteer: true });
    expect(refused(await convert())).toBe('422 not-registered');
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { closesAt, ids, opensAt } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import {
  additionalInfo,
  fieldsOf,
  goals,
  participation,
  post,
  profile,
  type Registration,
  refused,
  requestFor,
  routeChoice,
  type Step,
  signature,
  walkTo,
} from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const today = '2027-03-01T15:00:00Z';
const { api } = givenEvent({ at: today });
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const current = async (as = ada) => (await api.send<Registration>('GET', '/registration', { as })).body;
const begin = (mix: Parameters<typeof participation>[0], as = ada) =>
  post(api, as, '/registration/participation', participation(mix));

describe('Registration in progress', () => {
  test('without a registration, reading and saving get 404', async () => {
    const none = '404 no-registration-in-progress';
    expect(refused(await api.send('GET', '/registration', { as: ada }))).toBe(none);
    for (const [step, body] of [
      ['profile', profile],
      ['route', routeChoice('signature', ids.loop)],
      ['volunteer', { shiftIds: [ids.barrow] }],
      ['activity-goals', goals],
      ['fundraising', { goal: 10_000, commitment: 0, payment: null }],
      ['additional-info', additionalInfo],
      ['fee', { total: 25_000, discountCode: null, payment: null }],
      ['complete', undefined],
    ] as const)
      expect([step, refused(await post(api, ada, `/registration/${step}`, body))]).toEqual([step, none]);
  });

  test('the first choice begins a registration', async () => {
    const { body } = await begin({ signature: true });
    expect(body).toEqual({
      id: expect.any(String),
      eventName: 'Product 2027',
      state: 'in-progress',
      version: expect.any(String),
      participation: participation({ signature: true }),
      steps: [
        'participation',
        'profile',
        'route-signature',
        'fundraising',
        'additional-info',
        'waiver',
        'fee',
        'complete',
      ],
      savedSteps: ['participation'],
      nextStep: 'profile',
      prefill: {
        firstName: 'Ada',
        lastName: 'Fell',
        emailAddress: ada.emailAddress,
        phone: null,
        birthDate: null,
        gender: null,
        address: null,
        city: null,
        state: null,
        postalCode: null,
        country: null,
        emergencyContactName: null,
        emergencyContactPhone: null,
        tShirtSize: null,
        jerseySize: null,
        employerName: null,
      },
      profile: null,
      ageOnEvent: null,
      routes: [],
      volunteer: null,
      activityGoals: null,
      fundraising: {
        goal: null,
        commitment: null,
        minimumCommitment: 0,
        isHighRoller: false,
        paymentMethod: null,
      },
      additionalInfo: null,
      waiver: null,
      fee: { lines: [], total: 0, discountCode: null, state: 'none' },
    } satisfies Registration);
    expect(await current()).toEqual(body);
  });

  test('a person’s registration is separate from another person’s', async () => {
    const { body } = await begin({ signature: true });
    const bo = await newPerson(api.store.db);
    expect(refused(await api.send('GET', '/registration', { as: bo }))).toBe(
      '404 no-registration-in-progress',
    );
    await begin({ volunteer: true }, bo);
    await post(api, bo, '/registration/profile', { ...profile, firstName: 'Bo' });
    expect(await current()).toEqual(body);
  });

  test('rejects visitors with 401, and people without a contact with 403', async () => {
    expect(refused(await api.send('GET', '/registration'))).toBe('401 sign-in-required');
    expect(refused(await api.send('GET', '/registration', { as: { oid: randomUUID() } }))).toBe(
      '403 contact-required',
    );
  });
});

describe('Order of steps', () => {
  const later: Step[] = ['route-signature', 'fundraising', 'additional-info', 'waiver', 'fee', 'complete'];
  test.each(later)('%s before its turn is rejected and changes nothing', async (step) => {
    const { body } = await begin({ signature: true });
    const { path, body: sent } = requestFor[step](body, {});
    const answer = await post(
      api,
      ada,
      path,
      step === 'fundraising' ? { goal: 0, commitment: 0, payment: null } : sent,
    );
    expect(refused(answer)).toBe('422 step-out-of-order');
    expect(await current()).toEqual(body);
  });

  test.each(['volunteer', 'activity-goals', 'route-gravel'] as const)(
    'rejects the step %s for a signature rider',
    async (step) => {
      const now = await walkTo(api, ada, { signature: true }, 'route-signature');
      const { path, body } = requestFor[step](now, {});
      expect(refused(await post(api, ada, path, body))).toBe('422 step-not-needed');
    },
  );

  test('an earlier step can be saved again without losing later steps', async () => {
    const before = await walkTo(api, ada, { signature: true }, 'waiver');
    const { body } = await post(api, ada, '/registration/profile', { ...profile, city: 'Saltmarsh' });
    expect(body).toEqual({
      ...before,
      version: expect.any(String),
      profile: { ...profile, city: 'Saltmarsh' },
    });
  });
});

describe('Changing the participation', () => {
  test('releases the dropped types and keeps the answers of the others', async () => {
    const before = await walkTo(
      api,
      ada,
      { signature: true, gravel: true, challenger: true, volunteer: true },
      'fee',
    );
    const { body } = await begin({ gravel: true });
    expect(body.savedSteps).toEqual([
      'participation',
      'profile',
      'route-gravel',
      'additional-info',
      'waiver',
    ]);
    expect(body).toEqual({
      ...before,
      version: expect.any(String),
      participation: participation({ gravel: true }),
      steps: [
        'participation',
        'profile',
        'route-gravel',
        'fundraising',
        'additional-info',
        'waiver',
        'fee',
        'complete',
      ],
      savedSteps: body.savedSteps,
      nextStep: 'fundraising',
      routes: before.routes.filter(({ rideType }) => rideType === 'gravel'),
      volunteer: null,
      activityGoals: null,
      fundraising: { ...before.fundraising, commitment: 120_000, minimumCommitment: 120_000 },
      fee: {
        lines: [{ label: 'Gravel Day, Dirt', amount: 10_000 }],
        total: 10_000,
        discountCode: null,
        state: 'due',
      },
    } satisfies Registration);
    const held = await rowsOf(api.store.db, 'shiftPlace', { registrationId: body.id }).read('shiftId');
    expect(held).toEqual([]);
  });

  test('an added ride requires the jersey, commitment and payment method', async () => {
    await walkTo(api, ada, { challenger: true }, 'complete');
    const { body } = await begin({ challenger: true, signature: true });
    expect(body.savedSteps).toEqual(['participation', 'profile', 'activity-goals', 'waiver']);
    expect(body.nextStep).toBe('route-signature');
  });

  test('a route with a higher minimum requires the commitment again', async () => {
    await walkTo(api, ada, { signature: true }, 'route-signature');
    await post(api, ada, '/registration/route', routeChoice('signature', ids.loop));
    const { body: first } = await post(api, ada, '/registration/fundraising', {
      goal: 100_000,
      commitment: 100_000,
      payment: { nonce: 'fake-valid-visa-nonce' },
    });
    expect(first.nextStep).toBe('additional-info');
    const { body } = await post(api, ada, '/registration/route', routeChoice('signature', ids.century));
    expect([body.nextStep, body.fundraising]).toEqual([
      'fundraising',
      { ...first.fundraising, minimumCommitment: 250_000 },
    ]);
  });

  test('rejects an empty choice', async () => {
    expect(refused(await begin({}))).toBe('422 nothing-chosen');
  });
});

describe('Age limits to the day', () => {
  const saveProfile = (birthDate: string) =>
    post(api, ada, '/registration/profile', { ...profile, birthDate });

  test('a rider must be 12 on the first day, and a volunteer 14', async () => {
    await begin({ signature: true });
    const young = await saveProfile('2015-08-08');
    expect([refused(young), fieldsOf(young)]).toEqual(['422 too-young', ['/body/birthDate']]);
    expect((await saveProfile('2015-08-07')).body.ageOnEvent).toBe(12);
    expect(refused(await begin({ signature: true, volunteer: true }))).toBe('422 too-young');
    await begin({ volunteer: true }, await newPerson(api.store.db));
  });

  test('rejects a volunteer one day short of 14', async () => {
    await begin({ volunteer: true });
    expect(refused(await saveProfile('2013-08-08'))).toBe('422 too-young');
    expect((await saveProfile('2013-08-07')).body.ageOnEvent).toBe(14);
  });

  test('a shift can have a higher minimum age', async () => {
    await begin({ volunteer: true });
    await saveProfile('2009-08-08');
    const answer = await post(api, ada, '/registration/volunteer', { shiftIds: [ids.barrow] });
    expect([refused(answer), fieldsOf(answer)]).toEqual(['422 too-young', ['/body/shiftIds']]);
    await saveProfile('2009-08-07');
    expect((await post(api, ada, '/registration/volunteer', { shiftIds: [ids.barrow] })).status).toBe(200);
    // After the correction the shift no longer fits.
    expect((await saveProfile('2009-08-08')).body.nextStep).toBe('volunteer');
  });

  test('a person under 18 needs a guardian’s signature', async () => {
    await begin({ challenger: true });
    await saveProfile('2009-08-08');
    await post(api, ada, '/registration/activity-goals', goals);
    await post(api, ada, '/registration/fundraising', { goal: 0, commitment: 0, payment: null });
    await post(api, ada, '/registration/additional-info', additionalInfo);
    const alone = await post(api, ada, '/registration/waiver', signature);
    expect([refused(alone), fieldsOf(alone)]).toEqual(['422 guardian-required', ['/body/guardian']]);
    const guardian = { name: 'Cy Fell', email: 'cy@example.com' };
    expect((await post(api, ada, '/registration/waiver', { ...signature, guardian })).body.waiver).toEqual({
      waiverVersion: '2027-1',
      signedName: 'Ada Fell',
      guardianName: 'Cy Fell',
      signedAt: '2027-03-01T15:00:00.000Z',
    });
  });

  test('a corrected birth date requires a guardian’s signature only under 18', async () => {
    await walkTo(api, ada, { challenger: true }, 'complete');
    expect((await saveProfile('2009-08-07')).body.nextStep).toBe('complete');
    expect((await saveProfile('2009-08-08')).body.nextStep).toBe('waiver');
  });

  test.each(['1900-01-01', '2027-12-01'])('rejects the implausible birth date %s', async (birthDate) => {
    await begin({ challenger: true });
    const answer = await saveProfile(birthDate);
    expect([refused(answer), fieldsOf(answer)]).toEqual(['400 validation-failed', ['/body/birthDate']]);
  });
});

describe('Invalid input', () => {
  test.each([
    ['an unknown field', { ...profile, nickname: 'Ad' }, '/body/nickname'],
    ['an over-long name', { ...profile, firstName: 'a'.repeat(81) }, '/body/firstName'],
    ['blanks for a name', { ...profile, firstName: '   ' }, '/body/firstName'],
    ['a number for a city', { ...profile, city: 7 }, '/body/city'],
    ['an invalid phone number', { ...profile, phone: '304 555 0123' }, '/body/phone'],
    ['an invalid day', { ...profile, birthDate: '1990-02-30' }, '/body/birthDate'],
    ['an address in the US without a state', { ...profile, state: null }, '/body/state'],
  ])('names the field of %s', async (_name, sent, field) => {
    const { body } = await begin({ challenger: true });
    const answer = await post(api, ada, '/registration/profile', sent);
    expect([refused(answer), fieldsOf(answer)]).toEqual(['400 validation-failed', [field]]);
    expect(await current()).toEqual(body);
  });

  test('rejects malformed JSON, a missing key and an invalid key with 400', async () => {
    const broken = { as: ada, body: '{"firstName":', headers: { 'content-type': 'application/json' } };
    expect(refused(await api.send('POST', '/registration/profile', broken))).toBe('400 malformed-json');
    const none = await api.send('POST', '/registration/complete', {
      as: ada,
      headers: { 'idempotency-key': '' },
    });
    expect(refused(none)).toBe('400 validation-failed');
    expect(refused(await post(api, ada, '/registration/profile', profile, 'abc'))).toBe(
      '400 validation-failed',
    );
  });
});

describe('Fundraising, additional info and waiver', () => {
  test('enforces the minimum commitment and goal, and requires a payment method', async () => {
    await walkTo(api, ada, { signature: true }, 'fundraising');
    const payment = { nonce: 'fake-valid-visa-nonce' };
    const save = (body: object) => post(api, ada, '/registration/fundraising', { payment, ...body });
    expect(refused(await save({ goal: 300_000, commitment: 249_999 }))).toBe('422 commitment-too-low');
    expect(refused(await save({ goal: 250_000, commitment: 250_001 }))).toBe('422 goal-too-low');
    expect(refused(await save({ goal: 250_000, commitment: 250_000, payment: null }))).toBe(
      '422 payment-method-required',
    );
    expect(refused(await save({ goal: 250_000, commitment: 250_000, payment: { useSaved: true } }))).toBe(
      '422 payment-method-required',
    );
    expect((await save({ goal: 500_000, commitment: 500_000 })).body.fundraising).toEqual({
      goal: 500_000,
      commitment: 500_000,
      minimumCommitment: 250_000,
      isHighRoller: true,
      paymentMethod: {
        type: 'CreditCard',
        brand: 'Visa',
        last4: '1111',
        expirationMonth: 12,
        expirationYear: 2034,
      },
    });
    expect((await save({ goal: 250_000, commitment: 250_000, payment: { useSaved: true } })).status).toBe(
      200,
    );
  });

  test('rejects a commitment or payment method from a Challenger', async () => {
    await walkTo(api, ada, { challenger: true }, 'fundraising');
    const save = (body: object) =>
      post(api, ada, '/registration/fundraising', { goal: 5000, commitment: 0, payment: null, ...body });
    expect(fieldsOf(await save({ commitment: 1 }))).toEqual(['/body/commitment']);
    expect(fieldsOf(await save({ payment: { useSaved: true } }))).toEqual(['/body/payment']);
    expect((await save({})).body.fundraising.goal).toBe(5000);
  });

  test('a declined card leaves the step unsaved', async () => {
    const before = await walkTo(api, ada, { signature: true }, 'fundraising');
    const body = { goal: 250_000, commitment: 250_000, payment: { nonce: 'fake-expired-card-nonce' } };
    const answer = await post<{ reason: string; detail: string }>(
      api,
      ada,
      '/registration/fundraising',
      body,
    );
    expect([refused(answer), answer.body.reason, answer.body.detail]).toEqual([
      '402 payment-declined',
      'expired-card',
      'This card has expired. Nothing was charged. Check the date, or use another card.',
    ]);
    expect(await current()).toEqual(before);
  });

  test('the same key saves the card once, and rejects another body', async () => {
    await walkTo(api, ada, { signature: true }, 'fundraising');
    const body = { goal: 250_000, commitment: 250_000, payment: { nonce: 'fake-valid-visa-nonce' } };
    const key = randomUUID();
    const first = await post(api, ada, '/registration/fundraising', body, key);
    expect((await post(api, ada, '/registration/fundraising', body, key)).body).toEqual(first.body);
    const methods = await rowsOf(api.store.db, 'savedPaymentMethod', { personId: ada.personId }).read(
      'last4',
    );
    expect(methods).toEqual([{ last4: '1111' }]);
    expect(refused(await post(api, ada, '/registration/fundraising', { ...body, goal: 260_000 }, key))).toBe(
      '422 idempotency-key-reused',
    );
  });

  test('rejects a rider without a jersey size', async () => {
    await walkTo(api, ada, { gravel: true }, 'additional-info');
    const answer = await post(api, ada, '/registration/additional-info', {
      ...additionalInfo,
      jerseySize: null,
    });
    expect([refused(answer), fieldsOf(answer)]).toEqual(['400 validation-failed', ['/body/jerseySize']]);
  });

  test.each(['2026-1', '2027-2', 'none'])('rejects version %s of the waiver', async (waiverVersion) => {
    await walkTo(api, ada, { challenger: true }, 'waiver');
    expect(refused(await post(api, ada, '/registration/waiver', { ...signature, waiverVersion }))).toBe(
      '422 waiver-outdated',
    );
  });

  test('stores the signed waiver text with the signature', async () => {
    const { id } = await walkTo(api, ada, { challenger: true }, 'complete');
    const waiver = (await api.send('GET', '/registration/waiver', { as: ada })).body;
    expect(waiver).toEqual({ version: '2027-1', body: 'The words.' });
    const kept = await rowsOf(api.store.db, 'waiverSignature', { registrationId: id }).read(
      'waiverVersion',
      'waiverBody',
      'signedName',
      'guardianName',
      'personId',
    );
    expect(kept).toEqual([
      {
        waiverVersion: '2027-1',
        waiverBody: 'The words.',
        signedName: 'Ada Fell',
        guardianName: null,
        personId: ada.personId,
      },
    ]);
  });
});

describe('Registration window', () => {
  test.each([
    ['before it opens', new Date(Date.parse(opensAt) - 1).toISOString(), '422 registration-closed'],
    ['as it opens', opensAt, '200 undefined'],
    ['just before it closes', new Date(Date.parse(closesAt) - 1).toISOString(), '200 undefined'],
    ['as it closes', closesAt, '422 registration-closed'],
  ])('a registration that begins %s gets the expected answer', async (_name, time, expected) => {
    api.clock.set(time);
    expect(refused(await begin({ challenger: true }))).toBe(expected);
  });

  test('after closing, a registration can be read but not continued', async () => {
    const before = await walkTo(api, ada, { challenger: true }, 'complete');
    api.clock.set(closesAt);
    expect(await current()).toEqual(before);
    expect(refused(await post(api, ada, '/registration/profile', profile))).toBe('422 registration-closed');
    expect(refused(await post(api, ada, '/registration/complete'))).toBe('422 registration-closed');
  });

  test('rejects a blocked person with 403', async () => {
    const blocked = await newPerson(api.store.db, { blockRegistration: true });
    expect(refused(await begin({ challenger: true }, blocked))).toBe('403 registration-blocked');
  });
});

describe('Idempotency and concurrency', () => {
  test('the same key saves a step once and repeats the answer', async () => {
    await begin({ challenger: true });
    const key = randomUUID();
    const first = await post(api, ada, '/registration/profile', profile, key);
    await post(api, ada, '/registration/activity-goals', goals);
    expect((await post(api, ada, '/registration/profile', profile, key)).body).toEqual(first.body);
    expect((await current()).activityGoals).toEqual(goals);
    expect(
      refused(await post(api, ada, '/registration/profile', { ...profile, city: 'Elsewhere' }, key)),
    ).toBe('422 idempotency-key-reused');
  });

  test('ten concurrent first choices begin one registration', async () => {
    const body = participation({ challenger: true });
    const beginNew = () => api.send<Registration>('POST', '/registration/participation', { as: ada, body });
    const answers = await Promise.all(Array.from({ length: 10 }, beginNew));
    const { id, version } = await current();
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.version}`))).toEqual(
      new Set([`200 ${version}`]),
    );
    expect(answers[0]?.body.id).toBe(id);
  });
});

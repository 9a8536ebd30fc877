import { beforeEach, describe, expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPerson, type Person } from '#test/support/event/people.ts';
import {
  detailOf,
  fieldsOf,
  post,
  type Registration,
  refused,
  routeChoice,
  walkTo,
} from '#test/support/event/registration.ts';

const minutes = 60_000;
const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let ada: Person;
beforeEach(async () => {
  await api.store.db.deleteFrom('codeUse').execute();
  ada = await newPerson(api.store.db);
});

const check = (kind: 'group-code' | 'sponsor' | 'discount-code', code: string, as = ada) =>
  post<object>(api, as, `/registration/validate/${kind}`, { code });

const ride = (as: Person, codes: { groupCode?: string; sponsorCode?: string }, routeId: string = ids.dirt) =>
  post(api, as, '/registration/route', routeChoice('gravel', routeId, codes));

const beforeRoute = async (): Promise<Person> => {
  const as = await newPerson(api.store.db);
  await walkTo(api, as, { gravel: true }, 'route-gravel');
  return as;
};

describe('Checking a code does not use it', () => {
  test('returns the peloton of a group code, ignoring case and spaces', async () => {
    for (const typed of ['ORRINONE', ' orrinone ', 'OrrinOne'])
      expect((await check('group-code', typed)).body).toEqual({
        code: 'ORRINONE',
        pelotonId: ids.orrinCrew,
        pelotonName: 'Orrin Crew',
      });
  });

  test('returns the sponsor of a sponsor code', async () => {
    expect((await check('sponsor', 'northone')).body).toEqual({
      code: 'NORTHONE',
      sponsorId: ids.sponsor,
      sponsorName: 'Northfell',
    });
    expect((await check('sponsor', 'northone')).status).toBe(200);
  });

  test('returns the remaining fee for a discount code', async () => {
    await walkTo(api, ada, { signature: true, gravel: true }, 'fee');
    expect((await check('discount-code', 'fifty')).body).toEqual({
      code: 'FIFTY',
      fee: {
        lines: [
          { label: 'Ride Weekend, Century', amount: 15_000 },
          { label: 'Gravel Day, Dirt', amount: 10_000 },
          { label: 'Discount FIFTY', amount: -5000 },
        ],
        total: 20_000,
        discountCode: 'FIFTY',
        state: 'due',
      },
    });
  });

  test('rejects a discount code without a registration at its fee step', async () => {
    expect(refused(await check('discount-code', 'HALF'))).toBe('404 no-registration-in-progress');
    await walkTo(api, ada, { gravel: true }, 'route-gravel');
    expect(refused(await check('discount-code', 'HALF'))).toBe('422 step-out-of-order');
    await ride(ada, {}, ids.picnic);
    expect(refused(await check('discount-code', 'HALF'))).toBe('422 step-not-needed');
  });
});

describe('Invalid codes', () => {
  test.each([
    ['group-code', 'NOBODY', 'group-code-unknown', '/body/groupCode'],
    ['group-code', 'ORRINOLD', 'group-code-expired', '/body/groupCode'],
    ['sponsor', 'NOBODY', 'sponsor-code-unknown', '/body/sponsorCode'],
    ['sponsor', 'NORTHOLD', 'sponsor-code-expired', '/body/sponsorCode'],
  ] as const)('%s %s is rejected with %s when checked or saved', async (kind, code, problem, field) => {
    const checked = await check(kind, code);
    expect([refused(checked), fieldsOf(checked)]).toEqual([`422 ${problem}`, [field]]);
    const as = await beforeRoute();
    const answer = await ride(as, kind === 'sponsor' ? { sponsorCode: code } : { groupCode: code });
    expect([refused(answer), fieldsOf(answer)]).toEqual([`422 ${problem}`, [field]]);
  });

  test.each([
    ['NOBODY', 'discount-code-unknown'],
    ['HALFOLD', 'discount-code-expired'],
  ])('discount code %s is rejected with %s when checked or paid with', async (code, problem) => {
    const { fee } = await walkTo(api, ada, { gravel: true }, 'fee');
    expect(refused(await check('discount-code', code))).toBe(`422 ${problem}`);
    const paid = await post(api, ada, '/registration/fee', {
      total: fee.total,
      discountCode: code,
      payment: { nonce: 'fake-valid-visa-nonce' },
    });
    expect(refused(paid)).toBe(`422 ${problem}`);
  });

  test('a code is valid from its first to its last millisecond', async () => {
    api.clock.set('2027-06-30T23:59:59.999Z');
    expect((await check('group-code', 'ORRIN')).status).toBe(200);
    api.clock.set('2027-07-01T00:00:00.000Z');
    expect(refused(await check('group-code', 'ORRIN'))).toBe('422 group-code-expired');
    api.clock.set('2026-09-30T23:59:59.999Z');
    const early = await check('group-code', 'ORRIN');
    expect([refused(early), detailOf(early)]).toEqual([
      '422 group-code-expired',
      'This code starts working on September 30, 2026. Try it then.',
    ]);
  });
});

describe('Codes with a use limit', () => {
  test.each([
    ['group', 'ORRINONE', ids.dirt],
    ['sponsor', 'NORTHONE', ids.sponsored],
  ] as const)('the last use of a %s code is held for half an hour', async (kind, code, routeId) => {
    const codes = { [`${kind}Code`]: code };
    const [first, second] = [await beforeRoute(), await beforeRoute()];
    expect((await ride(first, codes, routeId)).status).toBe(200);
    expect((await ride(first, codes, routeId)).status).toBe(200);
    expect(refused(await ride(second, codes, routeId))).toBe(`422 ${kind}-code-used-up`);
    expect(refused(await check(kind === 'group' ? 'group-code' : 'sponsor', code, second))).toBe(
      `422 ${kind}-code-used-up`,
    );
    api.clock.advance(30 * minutes - 1);
    expect(refused(await ride(second, codes, routeId))).toBe(`422 ${kind}-code-used-up`);
    api.clock.advance(1);
    expect((await ride(second, codes, routeId)).status).toBe(200);
    // The first one comes back too late: its route step is open again, and says why.
    const { body } = await api.send<Registration>('GET', '/registration', { as: first });
    expect(body.nextStep).toBe('route-gravel');
    const late = await post(api, first, '/registration/fundraising', {
      goal: 0,
      commitment: 0,
      payment: null,
    });
    expect([refused(late), detailOf(late)]).toEqual([
      '422 step-out-of-order',
      expect.stringMatching(`^We held your ${kind} code for half an hour, and others have used it up since.`),
    ]);
  });

  test('one of twenty concurrent people gets the last use', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, beforeRoute));
    const answers = await Promise.all(people.map((as) => ride(as, { groupCode: 'ORRINONE' })));
    const said = answers.map(refused);
    expect(said.filter((answer) => answer === '200 undefined')).toHaveLength(1);
    expect(said.filter((answer) => answer === '422 group-code-used-up')).toHaveLength(19);
  });

  test('one code for both rides counts as one use', async () => {
    await walkTo(api, ada, { signature: true, gravel: true }, 'route-signature');
    await post(
      api,
      ada,
      '/registration/route',
      routeChoice('signature', ids.century, { groupCode: 'ORRINONE' }),
    );
    expect(
      (await ride(ada, { groupCode: 'orrinone' })).body.routes.map(({ groupCode, pelotonName }) => [
        groupCode,
        pelotonName,
      ]),
    ).toEqual([
      ['ORRINONE', 'Orrin Crew'],
      ['ORRINONE', 'Orrin Crew'],
    ]);
  });
});

describe('One peloton a year', () => {
  test('rejects a code of another peloton for the second ride', async () => {
    await walkTo(api, ada, { signature: true, gravel: true }, 'route-signature');
    await post(
      api,
      ada,
      '/registration/route',
      routeChoice('signature', ids.century, { groupCode: 'ORRIN' }),
    );
    const answer = await ride(ada, { groupCode: 'MOSS' });
    expect([refused(answer), fieldsOf(answer)]).toEqual(['422 group-code-conflict', ['/body/groupCode']]);
    expect((await ride(ada, {})).status).toBe(200);
  });

  test('rejects the code of another peloton from a peloton member', async () => {
    const as = await beforeRoute();
    await joinPeloton(api.store.db, ids.mossRiders, [{ person: as, role: 'captain' }]);
    expect(refused(await ride(as, { groupCode: 'ORRIN' }))).toBe('422 group-code-conflict');
    expect((await ride(as, { groupCode: 'MOSS' })).status).toBe(200);
  });
});

describe('Sponsor routes', () => {
  test('a sponsor’s route opens only with the sponsor’s code', async () => {
    const as = await beforeRoute();
    const closed = await ride(as, {}, ids.sponsored);
    expect([refused(closed), fieldsOf(closed)]).toEqual(['422 route-not-open', ['/body/sponsorCode']]);
    expect(refused(await ride(as, { sponsorCode: 'SOUTHFELL' }, ids.sponsored))).toBe('422 route-not-open');
    const { body } = await ride(as, { sponsorCode: 'northfell' }, ids.sponsored);
    expect(body.routes).toEqual([
      {
        rideType: 'gravel',
        rideId: ids.gravel,
        rideName: 'Gravel Day',
        routeId: ids.sponsored,
        routeName: 'Sponsored',
        distanceMiles: 50.5,
        day: '2027-08-14',
        startPlace: 'Founders Green',
        startTime: '07:30',
        fee: 5000,
        commitment: 50_000,
        groupCode: null,
        pelotonName: null,
        sponsorCode: 'NORTHFELL',
        heldUntil: '2027-03-01T15:30:00.000Z',
      },
    ]);
  });

  test('a sponsor code on an open route is not used', async () => {
    const as = await beforeRoute();
    expect(
      (await ride(as, { sponsorCode: 'NORTHONE' })).body.routes.map(({ sponsorCode }) => sponsorCode),
    ).toEqual([null]);
    expect((await check('sponsor', 'NORTHONE')).status).toBe(200);
  });
});

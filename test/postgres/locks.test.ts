import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { lockedLeaver } from '#server/account-closing/account-closing.queries.ts';
import { lockOpenIntent, openIntent } from '#server/charging/charging.intents.ts';
import { endSharing } from '#server/fund-sharing/standing-offer.queries.ts';
import { chargeShortfall } from '#server/fundraising-deadline/fundraising-deadline.charge.ts';
import { keyOf, referenceOf } from '#server/fundraising-deadline/fundraising-deadline.rules.ts';
import { post as book, lockAccounts, lockTransaction, openAccounts } from '#server/ledger/ledger.ts';
import { lockPerson } from '#server/membership/membership.queries.ts';
import { holdPeloton, lockPeloton } from '#server/peloton/peloton.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { leaseNext } from '#server/platform/jobs/job-table.ts';
import { recurringPlans } from '#server/recurring-donation/recurring-donation.plan.ts';
import { lockDonation } from '#server/recurring-donation/recurring-donation.queries.ts';
import { lockRegistrations } from '#server/registration/registration.closing.ts';
import {
  enteredGroupCode,
  usableDiscountCode,
  usableSponsorCode,
} from '#server/registration/registration.codes.ts';
import { feePurpose } from '#server/registration/registration.fee-purpose.ts';
import { lockContested } from '#server/registration/registration.places.ts';
import { lockInProgress } from '#server/registration/registration.saving.ts';
import { insertChange, lockChange, lockRidden } from '#server/ride-route/ride-route.queries.ts';
import { lockOwnTime } from '#server/volunteering/own-time.ts';
import { lockShifts, lockVolunteer } from '#server/volunteering/shift-places.queries.ts';
import { endEntriesOf, insertEntry } from '#server/waiting-list/waiting-list.queries.ts';
import { beginRecurring } from '#test/api/recurring-donation/recurring-donation.fixtures.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { beforeRoute, post, refused, routeChoice } from '#test/support/event/registration.ts';
import { riders } from '#test/support/event/riders.ts';
import { fundOf, give, rider, shareCalls } from '#test/support/event/shares.ts';
import { newShift, shiftCalls, volunteer } from '#test/support/event/volunteers.ts';
import { lockAwaited } from '#test/support/lock-awaited.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const { api, registeredRider } = givenEvent({ at: '2027-03-01T15:00:00Z' });
const year = 2027;
const now = () => api.clock.now();

/** A transaction waits for a lock at most this long. One that finds it free never waits, however slow the machine is. */
const patience = sql`set local lock_timeout = '100ms'`;

type Lock = (trx: Trx) => Promise<unknown>;

/** Whether `second` waits until the transaction of `first` ends. */
const isBlocked = (first: Lock, second: Lock): Promise<boolean> =>
  api.store.db.transaction().execute(async (trx) => {
    await first(trx);
    try {
      await api.store.db.transaction().execute(async (other) => {
        await patience.execute(other);
        await second(other);
      });
      return false;
    } catch (error) {
      if (error instanceof Error && error.message.includes('lock timeout')) return true;
      throw error;
    }
  });

/** The ids of the locked rows. */
const scenario = {
  personId: '',
  rider: '',
  registering: '',
  registrationId: '',
  volunteer: '',
  pelotonId: '',
  shiftId: '',
  intentId: '',
  changeId: '',
  recurringId: '',
  pausedId: '',
  transactionId: '',
};

const account = () => ({
  kind: 'recipient' as const,
  ownerType: 'Peloton' as const,
  ownerId: scenario.pelotonId,
  eventYear: year,
});

const intent = async (): Promise<string> => {
  const { id } = await api.store.db
    .insertInto('paymentIntent')
    .values({
      id: randomUUID(),
      purpose: 'donation',
      reference: randomUUID(),
      amount: 500,
      idempotencyKey: randomUUID(),
      eventYear: year,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const change = async (personId: string): Promise<string> => {
  const { db } = api.store;
  const { id: participationId } = await rowsOf(db, 'participation', { personId }).readOne('id');
  const id = randomUUID();
  await db.transaction().execute((trx) =>
    insertChange(trx, {
      id,
      participationId,
      personId,
      eventId: ids.event,
      fromRouteId: ids.century,
      toRouteId: ids.small,
      fromCommitment: 0,
      toCommitment: 0,
      charge: 500,
      sponsorCode: null,
      state: 'charging',
      at: now(),
      key: randomUUID(),
    }),
  );
  return id;
};

beforeAll(async () => {
  const { db } = api.store;
  const [rider] = (await riders(db, 1)) as [Person];
  const [registering] = (await beforeRoute(db, 1, now())) as [Person];
  const helper = await volunteer(db);
  const donor = await newPerson(db);
  scenario.personId = donor.personId;
  scenario.rider = rider.personId;
  scenario.registering = registering.personId;
  scenario.volunteer = helper.personId;
  scenario.registrationId = (
    await rowsOf(db, 'registration', { personId: registering.personId }).readOne('id')
  ).id;
  scenario.pelotonId = await newPeloton(db, [{ person: rider, role: 'captain' }]);
  scenario.shiftId = await newShift(db);
  await openAccounts(db, [account()]);
  scenario.intentId = await intent();
  scenario.changeId = await change(rider.personId);
  scenario.recurringId = (await beginRecurring(api)).id;
  scenario.pausedId = (await beginRecurring(api)).id;
  await rowsOf(db, 'recurringDonation', { id: scenario.pausedId }).update({
    state: 'paused',
    pauseReason: 'charge-refused',
    nextOn: null,
  });
  await db.transaction().execute(async (trx) => {
    await insertEntry(trx, { kind: 'shift', subjectId: scenario.shiftId }, helper.personId, now());
    const { transactionId } = await book(trx, api.clock, {
      kind: 'donation',
      reference: randomUUID(),
      debits: [{ account: { kind: 'clearing', eventYear: year }, amount: 500 }],
      credits: [{ account: { kind: 'recipient', ownerType: 'General', eventYear: year }, amount: 500 }],
    });
    scenario.transactionId = transactionId;
  });
});

const owner = (personId: string) => ({ personId, eventId: ids.event });
const code = (name: string) => ({ code: name, now: now(), registrationId: null });
const contested =
  (wanted: Parameters<typeof lockContested>[1]): Lock =>
  (trx) =>
    lockContested(trx, wanted);
const peloton: Lock = (trx) => lockPeloton(trx, scenario.pelotonId);
const recurring: Lock = (trx) => lockDonation(trx, scenario.pausedId);

/** Frees what was reserved for a fee, as after a decline. */
const releaseFee: Lock = async (trx) => {
  const fee = { reference: scenario.registrationId } as Parameters<typeof feePurpose.release>[2];
  const declined = { kind: 'declined', reason: 'do-not-honor', detail: '' } as const;
  await feePurpose.release({ ...api.platform, clock: api.clock }, trx, fee, declined);
};

// Each lock alone: without its lock a race fails only by chance, and several locks often protect the same thing.
describe('The second of two transactions waits until the first ends', () => {
  test.each<[string, Lock, Lock?]>([
    ['booking a charge', (trx) => lockOpenIntent(trx, scenario.intentId)],
    ['taking a charge back', (trx) => lockTransaction(trx, scenario.transactionId)],
    ['sharing from an account', (trx) => lockAccounts(trx, [account()])],
    ['changing a peloton', peloton],
    ['joining a peloton, and closing it', (trx) => holdPeloton(trx, scenario.pelotonId), peloton],
    ['changing a person’s membership', (trx) => lockPerson(trx, scenario.personId)],
    ['saving a step of a registration', (trx) => lockInProgress(trx, scenario.registering)],
    [
      'saving a step of a registration, and releasing the fee’s holds',
      (trx) => lockInProgress(trx, scenario.registering),
      releaseFee,
    ],
    ['ending a person’s registrations', (trx) => lockRegistrations(trx, scenario.registering, ids.event)],
    ['taking a place on a route', contested({ route: [ids.small] })],
    ['taking a place in a shift in the registration', contested({ shift: [ids.tent] })],
    ['using a group code in the registration', contested({ groupCode: ['ORRINONE'] })],
    ['using a group code elsewhere', (trx) => enteredGroupCode(trx, code('ORRINONE'))],
    ['using a sponsor code', (trx) => usableSponsorCode(trx, code('NORTHONE'))],
    ['using a discount code', (trx) => usableDiscountCode(trx, code('HALFONE'))],
    ['charging a recurring donation', recurring],
    [
      'charging a recurring donation, and booking its charge',
      recurring,
      (trx) =>
        recurringPlans.advance(trx, api.clock, {
          recurringDonationId: scenario.pausedId,
          dueOn: '2027-03-01',
        }),
    ],
    ['changing a rider’s route', (trx) => lockRidden(trx, owner(scenario.rider), ids.signature)],
    ['booking a change of route', (trx) => lockChange(trx, scenario.changeId)],
    ['adding a ride or a shift to a person’s time', (trx) => lockOwnTime(trx, scenario.volunteer)],
    ['taking a place in a shift', (trx) => lockShifts(trx, [scenario.shiftId])],
    ['taking a place as a volunteer', (trx) => lockVolunteer(trx, scenario.volunteer, ids.event)],
    [
      'changing a shift, and leaving its waiting list',
      (trx) => lockShifts(trx, [scenario.shiftId]),
      (trx) => endEntriesOf(trx, { personId: scenario.volunteer, kind: 'shift', among: null }, now()),
    ],
    ['closing an account', (trx) => lockedLeaver(trx, scenario.personId)],
  ])('%s', async (_, first, second = first) => {
    expect(await isBlocked(first, second)).toBe(true);
  });

  test('but not for another route, or for a second member who joins', async () => {
    expect(await isBlocked(contested({ route: [ids.small] }), contested({ route: [ids.century] }))).toBe(
      false,
    );
    expect(
      await isBlocked(
        (trx) => holdPeloton(trx, scenario.pelotonId),
        (trx) => holdPeloton(trx, scenario.pelotonId),
      ),
    ).toBe(false);
  });
});

/** Runs `first` in a transaction that ends as soon as `second` waits for it. Resolves with the result of `second`. */
const overtaken = async <Result>(first: Lock, second: () => Promise<Result>): Promise<Result> => {
  const { db } = api.store;
  const { answer } = await db.transaction().execute(async (trx) => {
    await first(trx);
    let isOver = false;
    const answer = second().finally(() => {
      isOver = true;
    });
    await lockAwaited(db, () => isOver);
    return { answer };
  });
  return answer;
};

test('a ride that another request has just cancelled is not cancelled again', async () => {
  const rider = await registeredRider({ gravel: true });
  const cancelled: Lock = (trx) =>
    rowsOf(trx, 'participation', { personId: rider.personId }).update({ state: 'cancelled', endedAt: now() });
  const answer = await overtaken(cancelled, () =>
    post(api, rider, '/registration/cancel-type', { type: 'Rider', rideType: 'gravel' }),
  );
  expect(refused(answer)).toBe('422 not-registered');
});

test('a recurring donation that is cancelled while its charge is booked stays cancelled', async () => {
  const { db } = api.store;
  const id = scenario.recurringId;
  await overtaken(
    (trx) =>
      rowsOf(trx, 'recurringDonation', { id }).update({ state: 'cancelled', nextOn: null, endedAt: now() }),
    () =>
      db
        .transaction()
        .execute((trx) =>
          recurringPlans.advance(trx, api.clock, { recurringDonationId: id, dueOn: '2027-04-01' }),
        ),
  );
  const plan = await rowsOf(db, 'recurringDonation', { id }).readOne('state', 'nextOn');
  expect(plan).toEqual({ state: 'cancelled', nextOn: null });
});

test('a share that waits for the end of sharing is refused', async () => {
  const { db } = api.store;
  const [captain, member] = [await rider(db, 0), await rider(db, 0)];
  const id = await newPeloton(db, [
    { person: captain, role: 'captain' },
    { person: member, role: 'member' },
  ]);
  await give(api, fundOf(id), 5_000);
  const ended: Lock = async (trx) => {
    await lockPeloton(trx, id);
    await endSharing(trx, { pelotonId: id, eventId: ids.event }, now());
  };
  const share = { lines: [{ to: publicId(member), amount: 1_000 }], beyondMissing: true };
  expect(said(await overtaken(ended, () => shareCalls(api, id).share(captain, share)))).toBe(
    '409 sharing-closed',
  );
});

test('the last place on a route goes to one of two who ask for it', async () => {
  const { db } = api.store;
  const [first, second] = (await beforeRoute(db, 2, now())) as [Person, Person];
  const { taken } = await db
    .selectFrom('routePlace')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('routeId', '=', ids.loop)
    .executeTakeFirstOrThrow();
  await rowsOf(db, 'route', { id: ids.loop }).update({ capacity: taken + 1 });
  const { id: registrationId } = await rowsOf(db, 'registration', { personId: first.personId }).readOne('id');
  const place: Lock = async (trx) => {
    await lockContested(trx, { route: [ids.loop] });
    await insertRows(trx, 'routePlace', {
      id: randomUUID(),
      routeId: ids.loop,
      registrationId,
      rideType: 'signature',
      heldUntil: null,
    });
  };
  const choice = routeChoice('signature', ids.loop);
  expect(refused(await overtaken(place, () => post(api, second, '/registration/route', choice)))).toMatch(
    /^\d+ route-full$/,
  );
});

test('the last place of a shift goes to one of two who ask for it', async () => {
  const { db } = api.store;
  const shiftId = await newShift(db, { capacity: 1 });
  const [first, second] = [await volunteer(db), await volunteer(db)];
  const calls = shiftCalls(api);
  const registration = await rowsOf(db, 'registration', { personId: first.personId }).readOne('id');
  const taken: Lock = async (trx) => {
    await lockShifts(trx, [shiftId]);
    await insertRows(trx, 'shiftPlace', { shiftId, registrationId: registration.id, heldUntil: null });
  };
  expect(said(await overtaken(taken, () => calls.take(second, shiftId)))).toBe('409 shift-taken');
});

test('a job that another worker leases in this moment is left to that worker', async () => {
  const { db } = api.store;
  const kind = 'locks-test';
  const rows = [1, 2].map((number) => ({
    kind,
    key: String(number),
    payload: '{}',
    runAt: now(),
    createdAt: now(),
  }));
  await insertRows(db, 'job', rows);
  const leased: (string | undefined)[] = [];
  const lease = async (of: Db) => leased.push((await leaseNext(of, now(), [kind]))?.id);
  await overtaken(lease, () => lease(db));
  await lease(db);
  const all = (await rowsOf(db, 'job', { kind }).read('id')).map(({ id }) => id);
  expect(leased.filter((id) => id !== undefined).sort()).toEqual(all.sort());
});

test('a charge of a missing commitment that another process begins in this moment is left to that process', async () => {
  const rider = await registeredRider({ gravel: true });
  const order = { eventId: ids.event, personId: rider.personId, attempt: 1 };
  const begun: Lock = (trx) =>
    openIntent({ ...api.platform, clock: api.clock }, trx, {
      purpose: 'commitment-shortfall',
      reference: referenceOf(order),
      personId: rider.personId,
      amount: 120_000,
      idempotencyKey: keyOf(order),
      eventYear: year,
    });
  const charged = async () =>
    (await api.store.db.selectFrom('localGatewayTransaction').select('id').execute()).length;
  const before = await charged();
  await overtaken(begun, () => chargeShortfall({ ...api.platform, clock: api.clock }, order));
  expect(await charged()).toBe(before);
});

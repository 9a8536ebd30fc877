import { beforeEach, describe, expect, test } from 'vitest';
import { schedulePublicRelease } from '#server/fundraising/fundraising.ts';
import { openControlPanel } from '#server/simulators/braintree/control-panel.ts';
import { donation, giver } from '#test/support/event/donations.ts';
import { type Person, publicId } from '#test/support/event/people.ts';
import { rowsOf } from '#test/support/rows.ts';
import { givenCommittedRider } from './fundraising-deadline.fixtures.ts';

const hour = 60 * 60_000;
const committed = 120_000;
const given = givenCommittedRider();
const { api } = given;
beforeEach(() => schedulePublicRelease(api.platform, api.clock.now()));

const give = async (amount: number, { isAmountVisible = false }: { isAmountVisible?: boolean } = {}) => {
  const recipient = { recipientType: 'User' as const, id: publicId(given.rider) };
  const body = donation({
    recipient,
    amount,
    charge: amount,
    isFeeCovered: false,
    isAmountVisible,
    isRepeatMeant: true,
  });
  expect((await giver(api).send(body)).status).toBe(201);
};

const warned = () => given.sweepAt('2027-09-30T15:10:00Z');
const charged = () => given.sweepAt('2027-10-07T15:10:00Z');

const nextHour = async () => {
  api.clock.advance(hour);
  await api.platform.jobs.runDue();
};

const read = async (path: string, as?: Person) => {
  const { status, body } = await api.send('GET', path, { ...(as && { as }) });
  expect(status, path).toBe(200);
  return body;
};

/** Everything that a stranger can see and the charge could change. */
const observed = async () => ({
  person: await read(`/user/${publicId(given.rider)}`),
  parts: await read(`/user/${publicId(given.rider)}/fundraising/parts`),
  donations: await read(`/user/${publicId(given.rider)}/donations`),
  event: await read('/event'),
  eventParts: await read('/event/fundraising/parts'),
  history: await read('/event/history'),
});

type Fundraising = { raised: number; committedMet: boolean };
const fundraising = async (as?: Person): Promise<Fundraising> => {
  const body = await read(`/user/${publicId(given.rider)}`, as);
  return (body as { fundraising: Fundraising }).fundraising;
};
const raised = async (as?: Person) => (await fundraising(as)).raised;

const shortfall = async () => {
  const { state, amount, gatewayTransactionId } = await rowsOf(api.store.db, 'paymentIntent', {
    personId: given.rider.personId,
    purpose: 'commitment-shortfall',
  }).readOne('state', 'amount', 'gatewayTransactionId');
  return { state, amount, transactionId: gatewayTransactionId ?? '' };
};

describe('Shortfall charge and hidden amounts', () => {
  test('adds the charge to the public total at once when no amount is withheld', async () => {
    await give(10_000, { isAmountVisible: true });
    await warned();
    await charged();
    expect(await shortfall()).toMatchObject({ state: 'charged', amount: 110_000 });
    expect([await raised(), await raised(given.rider)]).toEqual([committed, committed]);
  });

  test('a charge changes no public data while a hidden amount is withheld, also in later hours', async () => {
    await give(10_000, { isAmountVisible: true });
    await give(23_456);
    await warned();
    const before = await observed();
    await charged();
    expect(await shortfall()).toMatchObject({ state: 'charged', amount: 86_544 });
    expect(await observed()).toEqual(before);
    for (let times = 0; times < 3; times += 1) await nextHour();
    expect(await observed()).toEqual(before);
    expect(await fundraising()).toMatchObject({ raised: 10_000, committedMet: false });
    expect(await fundraising(given.rider)).toMatchObject({ raised: committed, committedMet: true });
  });

  test('adds the charge to the public total together with three later hidden donations', async () => {
    await give(10_000, { isAmountVisible: true });
    for (const amount of [1_100, 2_200]) await give(amount);
    await warned();
    await charged();
    for (const amount of [4_400, 8_800]) {
      await give(amount);
      await nextHour();
      // The part above the commitment would be the sum of one or two amounts.
      expect(await raised()).toBe(10_000);
    }
    await give(17_600);
    await nextHour();
    expect(await raised()).toBe(committed + 4_400 + 8_800 + 17_600);
    expect(await raised(given.rider)).toBe(await raised());
  });

  test('hides a refund until three later donations, and never shows a refunded amount', async () => {
    await give(10_000, { isAmountVisible: true });
    await give(23_456);
    await warned();
    await charged();
    for (const amount of [1_000, 2_000, 4_000]) await give(amount);
    await nextHour();
    expect(await raised()).toBe(committed + 7_000);
    const before = await observed();
    api.clock.advance(24 * hour);
    const panel = openControlPanel(api.store.db, api.clock);
    const { transactionId } = await shortfall();
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...(await panel.refund(transactionId, null)) }).toString(),
    });
    expect(answer.statusCode).toBe(204);
    await api.platform.jobs.runDue();
    expect(await raised(given.rider)).toBe(committed + 7_000 - 86_544);
    expect(await observed()).toEqual(before);
    for (const amount of [1_000, 2_000, 4_000]) await give(amount);
    await nextHour();
    expect(await read(`/user/${publicId(given.rider)}/fundraising/parts`)).toMatchObject({
      confirmed: committed + 14_000 - 86_544,
      refunded: 0,
    });
  });

  test('withholds a charge whose outcome arrives after the release of earlier hidden amounts', async () => {
    for (const amount of [1_100, 2_200]) await give(amount);
    await warned();
    await api.platform.outcomes.choose(
      'gateway.sale',
      { kind: 'timeout', when: 'after' },
      { emailAddress: given.rider.emailAddress },
    );
    await given.sweepAt('2027-10-07T15:59:50Z');
    expect(await shortfall()).toMatchObject({ state: 'unknown', amount: 116_700 });
    await give(4_400);
    api.clock.advance(15_000);
    await api.platform.jobs.runDue();
    expect([(await shortfall()).state, await raised()]).toEqual(['unknown', 7_700]);
    const before = await observed();
    api.clock.advance(2 * 60_000);
    await api.platform.jobs.runDue();
    expect((await shortfall()).state).toBe('charged');
    expect(await observed()).toEqual(before);
    expect(await raised(given.rider)).toBe(committed + 4_400);
  });
});

import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runAudit } from '#server/charging/audit/audit.run.ts';
import { purposes } from '#server/operations.ts';
import type { GatewayReports } from '#server/platform/payments/gateway-reports.ts';
import { OutcomeUnknown } from '#server/platform/payments/payments.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { rowsOf } from '#test/support/rows.ts';
import { refundScenario } from './refunds.fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const { api } = givenEvent();
const scenario = refundScenario(api);
let reports: GatewayReports;
beforeAll(async () => {
  reports = { ...api.platform.gatewayReports };
});
// The data of the earlier test is outside the next one's window.
beforeEach(() => api.clock.advance(40 * day));
const answerAgain = () => Object.assign(api.platform.gatewayReports, reports);
afterEach(answerAgain);

/** The findings of a day's audit, which looks three days back. */
const found = async () => {
  api.clock.advance(60_000);
  const until = api.clock.now();
  return (await runAudit({ ...api.platform, purposes }, { from: new Date(until.getTime() - 3 * day), until }))
    .findings;
};

test('repairs other orders when the gateway doesn’t answer for one order', async () => {
  const [one, other] = [await scenario.give(8_000), await scenario.give(5_000)];
  api.clock.advance(day);
  for (const { transactionId } of [one, other]) await scenario.panel.refund(transactionId, null);
  api.platform.gatewayReports.ofOrder = (id) =>
    id === one.id ? Promise.reject(new Error('no answer')) : reports.ofOrder(id);
  const left = await found();
  answerAgain();
  expect(left).toMatchObject([
    { kind: 'not-compared', subject: one.id, isRepaired: false },
    { kind: 'refund-without-posting', subject: other.id, isRepaired: true },
  ]);
  expect(await found()).toMatchObject([{ subject: one.id, isRepaired: true }]);
});

test('each audit compares an unanswered order again until the gateway answers, even after 40 days', async () => {
  const donation = await scenario.give(8_000);
  api.clock.advance(day);
  await scenario.panel.refund(donation.transactionId, null);
  api.platform.gatewayReports.ofOrder = () => Promise.reject(new Error('no answer'));
  const unseen = {
    kind: 'not-compared',
    subject: donation.id,
    expected: null,
    found: null,
    isRepaired: false,
  };
  expect(await found()).toEqual([unseen]);
  api.clock.advance(20 * day);
  expect(await found()).toEqual([unseen]);
  // The first answer shows the difference; later requests get none.
  let times = 0;
  api.platform.gatewayReports.ofOrder = (id) => {
    times += 1;
    return times === 1 ? reports.ofOrder(id) : Promise.reject(new Error('no answer'));
  };
  const seen = { kind: 'refund-without-posting', subject: donation.id };
  expect(await found()).toMatchObject([{ ...seen, isRepaired: false }]);
  answerAgain();
  api.clock.advance(20 * day);
  expect(await found()).toMatchObject([{ ...seen, isRepaired: true }]);
  expect(await scenario.booked(donation)).toEqual({});
  expect(await found()).toEqual([]);
});

test('stops after five requests without an answer and leaves the rest to the next audit', async () => {
  const donations = [];
  for (let times = 0; times < 8; times += 1) donations.push(await scenario.give(1_000 + times));
  api.clock.advance(day);
  for (const { transactionId } of donations) await scenario.panel.refund(transactionId, null);
  let asked = 0;
  api.platform.gatewayReports.ofOrder = () => {
    asked += 1;
    return Promise.reject(new OutcomeUnknown('no answer'));
  };
  const left = await found();
  answerAgain();
  expect([asked, left.map(({ kind }) => kind)]).toEqual([5, donations.map(() => 'not-compared')]);
  const done = await found();
  expect(done.map(({ subject, isRepaired }) => [subject, isRepaired]).sort()).toEqual(
    donations.map(({ id }) => [id, true]).sort(),
  );
});

test('compares refunds one by one when the combined look-up fails', async () => {
  const donation = await scenario.give(8_000);
  api.clock.advance(day);
  await scenario.deliver(await scenario.panel.refund(donation.transactionId, 3_000));
  await scenario.work();
  await rowsOf(api.store.db, 'localGatewayTransaction', {
    refundedTransactionId: donation.transactionId,
  }).update({ status: 'failed' });
  api.clock.advance(7 * day);
  api.platform.gatewayReports.named = () => {
    throw new Error('no answer');
  };
  const left = await found();
  answerAgain();
  expect(left).toEqual([
    { kind: 'posting-without-refund', subject: donation.id, expected: 0, found: 3_000, isRepaired: true },
  ]);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { recentSignals } from '#server/fraud/fraud.signals.ts';
import { machineClock } from '#server/platform/clock/clock.ts';
import { given } from '#test/support/given.ts';
import { rowsRead } from '#test/support/rows-read.ts';
import { openTestStore } from '#test/support/store.ts';

const store = given(openTestStore);

test.each([
  ['before the table has statistics', 'select 1'],
  ['after the table has statistics', 'analyze donation_signal'],
])('reads fewer than 1,000 of 8,000 recent signals for one attempt, %s', async (_when, count) => {
  await store.execute(`
    insert into donation_signal (intent_id, address, device, donor, email_domain, amount, is_known, is_proven, outcome, card, occurred_at)
    select gen_random_uuid(), 'address ' || n, gen_random_uuid(), 'donor ' || n, 'everybody’s', 5000, false, false, 'declined', 'card ' || n,
      now() - n * interval '20 milliseconds' from generate_series(1, 8000) n`);
  await store.execute(count);
  const traces = {
    address: 'address 1',
    device: randomUUID(),
    donor: 'donor 1',
    domain: 'everybody’s',
    personId: null,
  };
  const { read, site } = await store.db.transaction().execute(async (trx) => {
    const look = () =>
      recentSignals({ db: trx, clock: machineClock }, traces, { key: randomUUID(), amount: 5_000 });
    // The sums over all attempts of a day are read every five seconds, not for each attempt.
    const { site } = await look();
    return { read: await rowsRead(trx, 'donation_signal', look), site };
  });
  expect(site).toMatchObject({ plain: { hour: 200, day: 200 }, authenticated: { hour: 0, day: 0 } });
  expect(site.settled.plain.hour.tries).toBeGreaterThanOrEqual(8_000);
  expect(read).toBeLessThan(1_000);
});

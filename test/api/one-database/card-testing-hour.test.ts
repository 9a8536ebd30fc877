import { expect, test } from 'vitest';
import { randomFor } from '#server/seed/random.ts';
import { donorGives, type Ending, senderOf, testerTries } from '#test/support/donation/card-testers.ts';
import { givenEvent } from '#test/support/event/event.ts';

/** `CARD_TESTING_TRIES=120000` runs the hour at its full size. */
const tries = Number(process.env.CARD_TESTING_TRIES ?? 2_400);
const addresses = tries / 120;
const donors = Math.max(100, tries / 120);
const seconds = 3_600;
const steps = 60;
const burst = 100;

const { api } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '20000' } });

const random = randomFor('an hour of card testing');

/** Counts the requests to the gateway, until the returned function is called. */
const watchGateway = (counts: { sales: number; looks: number }) => {
  const { payments } = api.platform;
  const { sale, inspect, vault } = payments;
  payments.sale = (request) => {
    counts.sales += 1;
    return sale(request);
  };
  payments.vault = (request) => {
    counts.sales += 1;
    return vault(request);
  };
  payments.inspect = (nonce) => {
    counts.looks += 1;
    return inspect(nonce);
  };
  return () => void Object.assign(payments, { sale, inspect, vault });
};

const tally = (endings: readonly Ending[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const ending of endings) counts[ending] = (counts[ending] ?? 0) + 1;
  return counts;
};

test(`at most 120 of ${tries} card-testing attempts in an hour reach the gateway, and 99.5 percent of donors succeed`, {
  tags: 'everything',
  timeout: 1_800_000,
}, async () => {
  const sender = senderOf(api.platform);
  const counts = { sales: 0, looks: 0 };
  const unwatch = watchGateway(counts);
  const testers: Ending[] = [];
  const given: Ending[] = [];
  let reachedByDonors = 0;

  const donorComes = async (at: number): Promise<void> => {
    const before = counts.sales;
    const address = at % 10 < 3 ? '203.0.113.77' : `192.0.${2 + (at >> 8)}.${at & 255}`;
    given.push(await donorGives(sender, random, address));
    reachedByDonors += counts.sales - before;
  };

  for (let step = 0; step < steps; step += 1) {
    // They begin all at once, and continue evenly.
    const share = step === 0 ? burst : 0;
    const rest =
      Math.round(((tries - burst) * (step + 1)) / steps) - Math.round(((tries - burst) * step) / steps);
    for (let sent = 0; sent < share + rest; sent += burst) {
      const atOnce = Math.min(burst, share + rest - sent);
      testers.push(
        ...(await Promise.all(Array.from({ length: atOnce }, () => testerTries(sender, random, addresses)))),
      );
    }
    const from = Math.round((donors * step) / steps);
    const until = Math.round((donors * (step + 1)) / steps);
    for (let donor = from; donor < until; donor += 1) await donorComes(donor);
    api.clock.advance((seconds / steps) * 1_000);
  }
  unwatch();

  const reached = counts.sales - reachedByDonors;
  const successes = given.filter((ending) => ending === '201').length;
  if (process.env.CARD_TESTING_TRIES !== undefined)
    console.info({ reached, looks: counts.looks, testers: tally(testers), donors: tally(given) });
  expect(testers).toHaveLength(tries);
  expect(reached).toBeLessThanOrEqual(120);
  expect(counts.looks - given.length).toBeLessThanOrEqual(addresses * 10);
  expect(successes / given.length).toBeGreaterThanOrEqual(0.995);
});

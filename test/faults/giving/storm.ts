import { randomFor } from '#server/seed/random.ts';
import { planDonation } from './donations.ts';
import { inParallel } from './donors.ts';
import type { GatewayFaults } from './gateway.types.ts';
import type { Part, Scenario } from './scenario.ts';

export type Size = { intents: number; crashes: number };

/** Simultaneous donors. */
const width = 16;

/** A gateway on a bad day. */
export const badDay: Partial<GatewayFaults> = {
  dropped: 0.03,
  unheard: 0.01,
  slow: 0.02,
  slowMs: 2_500,
  unaskable: 0.1,
};

/** Sends this many donations, each one twice, by donors who continue after any failure; `atShare` runs when this share of them has begun. */
export const give = async (
  scenario: Scenario,
  count: number,
  atShare: readonly { share: number; happen: () => Promise<unknown> }[] = [],
): Promise<void> => {
  const from = scenario.donors.all().length;
  const ahead = [...atShare];
  let begun = 0;
  let happening: Promise<unknown> = Promise.resolve();
  await inParallel(count, width, async (index) => {
    begun += 1;
    while (ahead[0] && begun >= ahead[0].share * count) {
      const { happen } = ahead.shift() ?? { happen: () => Promise.resolve() };
      // One after the other, and under load: each waits for the one before.
      happening = happening.then(happen);
      await happening;
    }
    await scenario.donors.give(planDonation(scenario.seed, from + index));
  });
  await happening;
};

/** Donations on a bad day of the gateway, while parts of the site are killed at random. */
export const storm =
  (parts: readonly Part[], faults: Partial<GatewayFaults> = badDay) =>
  async (scenario: Scenario, { intents, crashes }: Size): Promise<void> => {
    const random = randomFor(`${scenario.seed} crashes`);
    await scenario.gateway.behave(faults);
    let order: Part[] = [];
    const next = (): Part => {
      if (order.length === 0) order = random.shuffled(parts);
      return order.pop() ?? 'api';
    };
    const killings = Array.from({ length: crashes }, (_, index) => ({
      share: (index + 1) / (crashes + 1),
      happen: () => scenario.crash(next()),
    }));
    await give(scenario, intents, killings);
  };

import { expect, test } from 'vitest';
import { planDonation } from './donations.ts';

test('each number of a seed has its own key, equal in every run', () => {
  // Drawn from each donation's own stream, of which there are no more than 2³², these two keys were the same.
  const [one, other] = [28_141, 49_619].map((index) => planDonation('4d35c3e2-10', index).key);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(planDonation('4d35c3e2-10', 28_141).key).toBe(one);
});

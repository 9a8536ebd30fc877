import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type DonationAnswer, donation, giver, moneyIn } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { refused } from '#test/support/event/registration.ts';

const day = 24 * 60 * 60_000;
// Forty simultaneous donations are more than the card-testing gate allows without proof of work. On a busy machine the gateway takes
// seconds for them.
const variables = { PAYMENTS_TIMEOUT_MS: '60000', CARD_DECLINES_ALLOWED: '1000' };
const { api, since } = givenEvent({ variables, apart: day });

const send = (key: string) => giver(api).send(donation(), key);
const withdraw = async (key: string) => (await giver(api).withdraw(key)).body;

test('each donation that is sent and withdrawn at once is either charged or withdrawn', async () => {
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const ends = await Promise.all(
    keys.map(async (key, index): Promise<[DonationAnswer, string]> => {
      const [first, second] = [() => send(key), () => withdraw(key)];
      if (index % 2 === 0) {
        const [answer, said] = await Promise.all([first(), second()]);
        return [answer, said.reason ?? said.state];
      }
      const [said, answer] = await Promise.all([second(), first()]);
      return [answer, said.reason ?? said.state];
    }),
  );
  for (const [answer, said] of ends)
    if (said === 'withdrawn') expect(refused(answer)).toBe('409 donation-withdrawn');
    else expect(answer.status).toBe(201);
  const given = ends.filter(([{ status }]) => status === 201);
  expect((await moneyIn(api.store.db, since())).charges).toEqual(given.map(() => 5_181));
});

test('a withdrawn donation does not fail the other donations of its batch', async () => {
  const keys = Array.from({ length: 12 }, () => randomUUID());
  const [closed = ''] = keys.slice(5);
  await withdraw(closed);
  const answers = await Promise.all(keys.map((key) => send(key)));
  expect(answers.map(({ status }) => status)).toEqual(keys.map((key) => (key === closed ? 409 : 201)));
});

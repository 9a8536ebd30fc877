import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type DonationRequest, donation, moneyIn, type Outcome } from '#test/support/event/donations.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { heldProcesses, type Running } from '#test/support/held-process.ts';

const { withStore, start, kill, killHeld } = heldProcesses(({ db }) => seedEvent(db));

const answerOf = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as Outcome,
});

const send = async ({ address }: Running, body: DonationRequest, key: string) =>
  answerOf(
    await fetch(`${address}/api/donation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    }),
  );

const ask = async ({ address }: Running, key: string) =>
  answerOf(await fetch(`${address}/api/donation/attempt`, { headers: { 'idempotency-key': key } }));

const killedDuring = async (running: Running, body: DonationRequest, key: string): Promise<void> => {
  const held = killHeld(running);
  const lost = send(running, body, key).then(
    (answer) => {
      throw new Error(`It was answered: ${JSON.stringify(answer)}`);
    },
    () => 'lost',
  );
  await Promise.race([held, lost]);
  await held;
  expect(await lost).toBe('lost');
};

const money = () => withStore(({ db }) => moneyIn(db));
const given = {
  donations: [[5_000, 5_181]],
  charges: [5_181],
  intents: ['charged'],
  booked: { clearing: 5_181, recipient: -5_000, partners: -181 },
};
const nothing = { donations: [], charges: [], booked: {} };
const processing = { state: 'processing', receipt: null, reason: null, detail: null };

const noon = '2027-03-01T12:00:00Z';
const soon = '2027-03-01T12:00:10Z';
const later = '2027-03-01T12:05:00Z';

// Each starts the server twice, which takes time on a busy machine.
describe('The server is killed during a donation', () => {
  test('before the charge: nothing is charged, the key is declined, and another key succeeds', {
    tags: 'everything',
  }, async () => {
    const [body, key] = [donation(), randomUUID()];
    await killedDuring(await start(noon, 'sale.before'), body, key);
    expect(await money()).toEqual({ ...nothing, intents: ['created'] });

    const again = await start(later);
    expect((await ask(again, key)).body).toMatchObject({ state: 'notCharged', reason: 'gateway-down' });
    expect((await send(again, body, key)).status).toBe(402);
    expect((await send(again, body, randomUUID())).status).toBe(201);
    await kill();
    expect(await money()).toEqual({ ...given, intents: ['declined', 'charged'] });
  });

  test('after the charge: the same key does not charge again, and the donation is found', async () => {
    const [body, key] = [donation(), randomUUID()];
    await killedDuring(await start(noon, 'sale.after'), body, key);
    expect(await money()).toEqual({ ...nothing, charges: [5_181], intents: ['created'] });

    const again = await start(soon);
    // Until the gateway has answered, the server concludes nothing and charges nothing.
    for (const sent of [await send(again, body, key), await ask(again, key)])
      expect(sent.body).toEqual(processing);
    expect((await send(again, body, randomUUID())).status).toBe(409);
    await kill();

    const third = await start(later);
    const found = await ask(third, key);
    expect(found.body).toMatchObject({ state: 'charged', receipt: { charge: 5_181 } });
    expect((await send(third, body, key)).body).toEqual(found.body);
    await kill();
    expect(await money()).toEqual(given);
  });

  test('before the answer: the same key returns the donation', { tags: 'everything' }, async () => {
    const [body, key] = [donation(), randomUUID()];
    await killedDuring(await start(noon, 'answer'), body, key);
    expect(await money()).toEqual(given);

    const again = await start(later);
    const first = await send(again, body, key);
    expect([first.status, first.body.state]).toEqual([201, 'charged']);
    expect((await ask(again, key)).body).toEqual(first.body);
    await kill();
    expect(await money()).toEqual(given);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { tokenFor } from '#test/support/api.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { type Mix, type Registration, refused, requestFor } from '#test/support/event/registration.ts';
import { heldProcesses, type Running } from '#test/support/held-process.ts';
import { rowsOf } from '#test/support/rows.ts';

const mix: Mix = { signature: true, challenger: true, volunteer: true };

let ada: Person;
/** The version of the last answer, as a page keeps it. */
let shown: string | undefined;
const { withStore, start, kill, killHeld } = heldProcesses(async ({ db }) => {
  await seedEvent(db);
  ada = await newPerson(db);
  shown = undefined;
});

const send = async (
  { address }: Running,
  method: string,
  path: string,
  body?: unknown,
  key: string = randomUUID(),
) => {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokenFor(ada)}`,
      'idempotency-key': key,
      ...(shown === undefined ? {} : { 'if-match': shown }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = (await answer.json()) as Registration;
  shown = answer.ok ? said.version : shown;
  return { status: answer.status, headers: {}, body: said };
};

const walkTo = async (running: Running, step: 'fee' | 'complete'): Promise<Registration> => {
  const first = requestFor.participation(null, mix);
  let { body: now, status } = await send(running, 'POST', first.path, first.body);
  while (status === 200 && now.nextStep !== step) {
    const { path, body } = requestFor[now.nextStep](now, mix);
    ({ body: now, status } = await send(running, 'POST', path, body));
  }
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(now)}`);
  return now;
};

/** Sends a request that is never answered, and kills the server once it has reached its held moment. */
const killedDuring = async (running: Running, path: string, body: unknown, key: string): Promise<void> => {
  const held = killHeld(running);
  const lost = send(running, 'POST', path, body, key).catch((error: unknown) => error);
  await held;
  expect(await lost).toBeInstanceOf(Error);
};

const rows = () =>
  withStore(async ({ db }) => ({
    participations: (await rowsOf(db, 'participation', {}, 'kind').read('kind')).map(({ kind }) => kind),
    goals: await db.selectFrom('fundraising').select('goal').execute(),
    activityGoals: (await db.selectFrom('activityGoal').select('activity').execute()).length,
    mails: (await db.selectFrom('mailOutbox').select('kind').execute()).map(({ kind }) => kind),
    held: (await db.selectFrom('routePlace').select('heldUntil').execute()).map(
      ({ heldUntil }) => heldUntil?.toISOString() ?? null,
    ),
    intents: await rowsOf(db, 'paymentIntent', {}, 'createdAt').read('state', 'amount'),
    charged: (
      await rowsOf(db, 'localGatewayTransaction', { status: 'submitted_for_settlement' }).read('amount')
    ).map(({ amount }) => amount),
    booked: (await rowsOf(db, 'ledgerEntry', {}, 'id').read('amount')).map(({ amount }) => amount),
  }));

const paid = {
  intents: [{ state: 'charged', amount: 15_000 }],
  charged: [15_000],
  booked: [15_000, -15_000],
};
const unwritten = { participations: [], goals: [], activityGoals: 0, mails: [] };

const noon = '2027-03-01T12:00:00Z';
const later = '2027-03-01T12:05:00Z';

// Each starts the server twice, which takes time on a busy machine.
describe('The server is killed during a registration', () => {
  test('during completion: nothing is written, and the same request completes it', {
    tags: 'everything',
  }, async () => {
    const running = await start(noon, 'mail.send');
    const before = await walkTo(running, 'complete');
    const key = randomUUID();
    await killedDuring(running, '/registration/complete', undefined, key);
    expect(await rows()).toEqual({ ...unwritten, ...paid, held: [null] });

    const again = await start(later);
    expect((await send(again, 'GET', '/registration')).body).toEqual(before);
    const done = await send(again, 'POST', '/registration/complete', undefined, key);
    expect([done.status, done.body.state]).toEqual([200, 'completed']);
    expect((await send(again, 'POST', '/registration/complete', undefined, key)).body).toEqual(done.body);
    await kill();
    expect(await rows()).toEqual({
      participations: ['Challenger', 'Rider', 'Volunteer'],
      goals: [{ goal: 260_000 }],
      activityGoals: 1,
      mails: ['registration-confirmation'],
      held: [null],
      ...paid,
    });
  });

  test('after the charge: the charge is found, and the fee is charged once', async () => {
    const running = await start(noon, 'sale.after');
    const { fee } = await walkTo(running, 'fee');
    const key = randomUUID();
    const body = { total: fee.total, discountCode: null, payment: { useSaved: true } };
    await killedDuring(running, '/registration/fee', body, key);
    const open = { intents: [{ state: 'created', amount: 15_000 }], charged: [15_000], booked: [] };
    expect(await rows()).toEqual({ ...unwritten, ...open, held: [null] });

    const again = await start(later);
    // Until the gateway has answered, the server concludes nothing and charges nothing.
    expect((await send(again, 'POST', '/registration/fee', body, key)).status).toBe(202);
    expect((await send(again, 'POST', '/registration/fee', body)).status).toBe(202);
    expect(refused(await send(again, 'POST', '/registration/complete'))).toBe('422 fee-processing');
    expect((await send(again, 'GET', '/registration')).body.fee.state).toBe('charged');
    expect((await send(again, 'POST', '/registration/fee', body, key)).status).toBe(200);
    await kill();
    expect(await rows()).toEqual({ ...unwritten, ...paid, held: [null] });
  });

  test('before the charge: nothing is charged, and the fee can be paid again', {
    tags: 'everything',
  }, async () => {
    const running = await start(noon, 'sale.before');
    const { fee } = await walkTo(running, 'fee');
    const body = { total: fee.total, discountCode: null, payment: { useSaved: true } };
    await killedDuring(running, '/registration/fee', body, randomUUID());

    const again = await start(later);
    expect((await send(again, 'GET', '/registration')).body.fee.state).toBe('due');
    expect((await send(again, 'POST', '/registration/fee', body)).status).toBe(200);
    await kill();
    const intents = [{ state: 'declined', amount: 15_000 }, ...paid.intents];
    expect(await rows()).toEqual({ ...unwritten, ...paid, intents, held: [null] });
  });
});

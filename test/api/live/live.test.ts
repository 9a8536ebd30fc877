import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { post, type RecipientAccount } from '#server/ledger/ledger.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { refundScenario } from '#test/api/charging/refunds.fixtures.ts';
import { startApi } from '#test/support/api.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPeloton, takePart } from '#test/support/event/people.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent();
const scenario = refundScenario(api);
let origin: string;
beforeAll(async () => {
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
});

const opened = (query: string, from = origin): Promise<IncomingMessage> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(`${from}/api/live?${query}`, resolve).once('error', reject);
  return promise;
};

/** An open page: `next` resolves with the next total, and with null when the stream has ended. */
const watching = async (query: string, from = origin) => {
  const answer = await opened(query, from);
  const messages: (number | null)[] = [];
  let wake = () => {};
  let unread = '';
  answer.setEncoding('utf8');
  answer.on('data', (text: string) => {
    unread += text;
    const whole = unread.split('\n\n');
    unread = whole.pop() ?? '';
    for (const one of whole) {
      const said = /^event: total\ndata: (.*)$/.exec(one)?.[1];
      if (said !== undefined) messages.push(JSON.parse(said).raised);
    }
    wake();
  });
  answer.once('end', () => {
    messages.push(null);
    wake();
  });
  const next = async (): Promise<number | null> => {
    while (messages.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return messages.shift() ?? null;
  };
  return { answer, next, waiting: messages, leave: () => answer.destroy() };
};

const fund = (ownerType: 'User' | 'Peloton', ownerId: string): RecipientAccount => ({
  kind: 'recipient',
  ownerType,
  ownerId,
  eventYear: 2027,
});

const book = (trx: Trx, account: RecipientAccount, amount: number) =>
  post(trx, api.clock, {
    kind: 'donation',
    reference: randomUUID(),
    debits: [{ account: { kind: 'clearing', eventYear: 2027 }, amount }],
    credits: [{ account, amount }],
  });

const give = (account: RecipientAccount, amount: number) =>
  api.store.db.transaction().execute((trx) => book(trx, account, amount));

const addRider = async () => {
  const personId = await scenario.addPerson();
  const { publicId } = await rowsOf(api.store.db, 'person', { id: personId }).readOne('publicId');
  return { personId, publicId };
};

const addPeloton = (parentId: string | null, memberId?: string): Promise<string> =>
  newPeloton(
    api.store.db,
    memberId === undefined ? [] : [{ person: { personId: memberId }, role: 'captain' }],
    { parentId, level: parentId === null ? 'super' : 'peloton', createdAt: api.clock.now() },
  );

const addSuperPeloton = (): Promise<string> =>
  newPeloton(api.store.db, [], { level: 'super', createdAt: api.clock.now() });

test('a person’s stream sends the current total and each change', async () => {
  const { personId, publicId } = await addRider();
  await give(fund('User', personId), 1_000);
  const page = await watching(`of=User&id=${publicId}`);
  expect(page.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(page.answer.headers['cache-control']).toBe('no-store');
  expect(await page.next()).toBe(1_000);
  await give(fund('User', personId), 250);
  expect(await page.next()).toBe(1_250);
  page.leave();
});

test('a donation to a member updates the streams of its peloton, super-peloton and event, no others', async () => {
  const { personId } = await addRider();
  const above = await addSuperPeloton();
  const crew = await addPeloton(above, personId);
  const stranger = await addPeloton(null);
  const pages = await Promise.all(
    [`of=Peloton&id=${crew}`, `of=Peloton&id=${above}`, 'of=Event', `of=Peloton&id=${stranger}`].map(
      (query) => watching(query),
    ),
  );
  const before = await Promise.all(pages.map((page) => page.next()));
  await give(fund('User', personId), 700);
  const [own, parent, event, other] = pages;
  expect(await own?.next()).toBe((before[0] ?? 0) + 700);
  expect(await parent?.next()).toBe((before[1] ?? 0) + 700);
  expect(await event?.next()).toBe((before[2] ?? 0) + 700);
  await give(fund('Peloton', stranger), 30);
  expect(await other?.next()).toBe(30);
  for (const page of pages) page.leave();
});

test('a member who joins or leaves updates the streams of peloton and super-peloton, without a posting', async () => {
  const { db } = api.store;
  const [captain, rider] = [await addRider(), await addRider()];
  await give(fund('User', rider.personId), 900);
  const above = await addSuperPeloton();
  const crew = await addPeloton(above, captain.personId);
  const stranger = await addPeloton(null);
  const pages = await Promise.all([crew, above, stranger].map((id) => watching(`of=Peloton&id=${id}`)));
  expect(await Promise.all(pages.map((page) => page.next()))).toEqual([0, 0, 0]);
  const [own, parent, other] = pages;
  await takePart(db, rider);
  await joinPeloton(db, crew, [{ person: rider, role: 'member', isPending: true }]);
  const asking = await rowsOf(db, 'person', { id: captain.personId }).readOne('oid', 'publicId');
  expect((await api.send('POST', `/peloton/${crew}/add/${rider.publicId}`, { as: asking })).status).toBe(200);
  expect([await own?.next(), await parent?.next()]).toEqual([900, 900]);
  expect((await api.send('DELETE', `/peloton/${crew}/member/${rider.publicId}`, { as: asking })).status).toBe(
    200,
  );
  expect([await own?.next(), await parent?.next()]).toEqual([0, 0]);
  expect(other?.waiting).toEqual([]);
  for (const page of pages) page.leave();
});

test('a hundred quick donations arrive as fewer messages, and the last has the sum', async () => {
  const { personId, publicId } = await addRider();
  const page = await watching(`of=User&id=${publicId}`);
  expect(await page.next()).toBe(0);
  for (let turn = 0; turn < 100; turn += 1) await give(fund('User', personId), 10);
  const told: (number | null)[] = [];
  const began = performance.now();
  while (told.at(-1) !== 1_000) told.push(await page.next());
  const seconds = Math.ceil((performance.now() - began) / 1000);
  expect(told).toEqual([...told].sort((one, other) => Number(one) - Number(other)));
  expect(told.length).toBeLessThan(100 / 2);
  expect(seconds).toBeLessThan(30);
  page.leave();
});

test('sends a total that commits after a later donation was sent', async () => {
  if (api.store.kind === 'embedded') return;
  const [slow, quick] = [await addRider(), await addRider()];
  const pages = await Promise.all([slow, quick].map(({ publicId }) => watching(`of=User&id=${publicId}`)));
  const [slowPage, quickPage] = pages;
  expect(await Promise.all(pages.map((page) => page.next()))).toEqual([0, 0]);
  await api.store.db.transaction().execute(async (trx) => {
    await book(trx, fund('User', slow.personId), 500);
    await give(fund('User', quick.personId), 300);
    expect(await quickPage?.next()).toBe(300);
  });
  expect(await slowPage?.next()).toBe(500);
  for (const page of pages) page.leave();
});

test('rejects the 41st open stream of one address with 429 until one closes', async () => {
  const pages = await Promise.all(Array.from({ length: 40 }, () => opened('of=Event')));
  const refused = await opened('of=Event');
  expect(refused.statusCode).toBe(429);
  refused.destroy();
  expect(pages.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 40 }, () => 200));
  const left = pages.map(
    (page) =>
      new Promise<void>((resolve) => {
        page.once('close', resolve);
        page.destroy();
      }),
  );
  await Promise.all(left);
  await expect
    .poll(async () => {
      const again = await opened('of=Event');
      again.destroy();
      return again.statusCode;
    })
    .toBe(200);
});

test('counts streams of one IPv6 /64 network together, and other networks separately', async () => {
  const from = (network: string, host: number) => `2001:db8:0:${network}::${host.toString(16)}`;
  const watch = async (address: string): Promise<number> => {
    const { stream, statusCode } = await api.app.inject({
      url: '/api/live?of=Event',
      remoteAddress: address,
      payloadAsStream: true,
    });
    if (statusCode === 200) open.push(stream());
    return statusCode;
  };
  const open: Readable[] = [];
  try {
    for (let host = 1; host <= 40; host += 1) expect(await watch(from('7', host))).toBe(200);
    expect(await watch(from('7', 41))).toBe(429);
    expect(await watch(from('8', 1))).toBe(200);
  } finally {
    for (const page of open) page.destroy();
  }
});

test('rejects the stream of an unknown person or peloton with 404', async () => {
  expect(await api.send('GET', '/live?of=User&id=nobody-here')).toMatchObject({ status: 404 });
  expect(await api.send('GET', '/live?of=Peloton&id=not-a-uuid')).toMatchObject({ status: 404 });
});

describe('Two processes', () => {
  test('one process streams the other’s donations, and ends its streams when it stops', async () => {
    if (api.store.kind === 'embedded') return;
    const other = await buildApp({
      settings: api.platform.settings,
      overrides: { clock: api.clock, identity: api.platform.identity },
    });
    const address = await other.listen({ host: '127.0.0.1', port: 0 });
    const { personId, publicId } = await addRider();
    const page = await watching(`of=User&id=${publicId}`, address);
    expect(await page.next()).toBe(0);
    await give(fund('User', personId), 4_200);
    expect(await page.next()).toBe(4_200);
    const closed = other.close();
    expect(await page.next()).toBeNull();
    await closed;
  });
});

test('the server stops while streams are open, and ends them', async () => {
  const own = await startApi();
  await seedEvent(own.store.db);
  const address = await own.app.listen({ host: '127.0.0.1', port: 0 });
  const page = await watching('of=Event', address);
  expect(await page.next()).toBe(0);
  const closed = own.close();
  expect(await page.next()).toBeNull();
  await closed;
});

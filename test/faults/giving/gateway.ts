import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { machineClock } from '#server/platform/clock/clock.ts';
import { toDecimal } from '#server/platform/payments/wire-money.ts';
import { type Random, randomFor } from '#server/seed/random.ts';
import { refund, voidSale } from '#server/simulators/braintree/refund.ts';
import { routes } from '#server/simulators/braintree/routes.ts';
import { signedNotification } from '#server/simulators/braintree/signed-notification.ts';
import type { Answer } from '#server/simulators/braintree/wire.ts';
import { toXml } from '#server/simulators/braintree/xml.ts';
import { type GatewayFaults, type GatewayLine, type Notification, noFaults } from './gateway.types.ts';
import { memoryReports } from './gateway-reports.ts';

/*
 * A simulator of the gateway in its own process: `gateway.ts SEED`. Its data outlives every crash of the site, so its reports are the
 * truth. It sends its port to the process that started it, misbehaves as `/faults` tells it, and ends with that process.
 */

const [seed = ''] = process.argv.slice(2);
const reports = memoryReports();
const prefix = '/merchants/local/';
let faults: GatewayFaults = noFaults;
/** Requests without an answer yet. */
let asking = 0;

const later = (milliseconds: number) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, milliseconds);
  return promise;
};

type Sale = { transaction?: { order_id?: string; customer?: { email?: string } } };

/**
 * A donation has the same outcome in every run of a seed, in any order of the requests; a later charge of a recurring donation has that of
 * its order.
 */
const fateOf = (body: unknown): Random => {
  const { customer, order_id: order = '' } = (body as Sale).transaction ?? {};
  return randomFor(`${seed} ${customer?.email ?? order}`);
};

const down: Answer = { status: 503, root: 'error', body: { message: 'Down for maintenance' } };
const missing: Answer = { status: 404, root: 'error', body: { message: 'Not Found' } };
const asked = randomFor(`${seed} asked`);

/** Null: the connection breaks. */
const answer = async (request: IncomingMessage): Promise<Answer | null> => {
  const path = (request.url ?? '').slice(prefix.length);
  const route = routes.find((each) => each.method === request.method && each.path.test(path));
  const said = await text(request);
  if (!route || !request.url?.startsWith(prefix)) return missing;
  if (faults.isDown) return down;
  const body: unknown = said === '' ? {} : JSON.parse(said);
  const { dropped, unheard, slow, slowMs, unaskable } = faults;
  const isSale = route.call === 'sale';
  const fate = isSale ? fateOf(body) : asked;
  if (fate.chance(isSale ? unheard : route.call === 'find' ? unaskable : 0)) return null;
  if (isSale && fate.chance(slow)) await later(slowMs);
  const id = route.path.exec(path)?.[1] ?? '';
  const given = await route.answer(
    { reports, clock: machineClock },
    { id, body: body as never, forced: null },
  );
  return isSale && fate.chance(dropped) ? null : given;
};

const taken = new Set(['submitted_for_settlement', 'settled']);

const lines = (): GatewayLine[] =>
  reports.all().map(({ id, orderId, type, status, amount, createdAt }) => ({
    id,
    orderId,
    type,
    isTaken: taken.has(status),
    amount: Number(amount),
    createdAt: createdAt.toISOString(),
  }));

type Back = { orderId: string /** All of it when null. */; amount: number | null };

/** Refunds money at the gateway without the site, like a person at the control panel. */
const giveBack = async (wanted: readonly Back[]): Promise<Notification[]> => {
  const notifications: Notification[] = [];
  for (const { orderId, amount } of wanted) {
    const sale = (await reports.ofOrder(orderId)).find(
      ({ type, status }) => type === 'sale' && taken.has(status),
    );
    if (!sale) throw new Error(`There is no charge of ${orderId}.`);
    const isOpen = sale.status === 'submitted_for_settlement';
    const given = await (isOpen
      ? voidSale(reports, sale.id)
      : refund(reports, sale.id, amount === null ? {} : { amount: toDecimal(amount) }));
    const row = await reports.transaction(String((given.body as { id?: unknown }).id));
    if (!row) throw new Error(`${orderId} can’t be given back.`);
    notifications.push(signedNotification('transaction_settled', new Date(), { transaction: row }));
  }
  return notifications;
};

const json = (response: ServerResponse, value: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const steer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const said = await text(request);
  if (request.url === '/faults') faults = JSON.parse(said) as GatewayFaults;
  if (request.url === '/settle') reports.settle();
  if (request.url === '/give-back') json(response, await giveBack(JSON.parse(said) as Back[]));
  else json(response, request.url === '/reports' ? lines() : asking);
};

const server = createServer((request, response) => {
  if (!request.url?.startsWith('/merchants/')) {
    steer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    return;
  }
  asking += 1;
  const answered = answer(request).finally(() => {
    asking -= 1;
  });
  answered.then(
    (given) => {
      if (given === null) {
        request.socket.destroy();
        return;
      }
      response.writeHead(given.status, { 'content-type': 'application/xml; charset=utf-8' });
      response.end(toXml(given.root, given.body));
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
});
process.on('disconnect', () => process.exit());

import type { Clock } from '#server/platform/clock/clock.ts';
import type { CardDecline } from '#server/platform/payments/payments.ts';
import { refund, voidSale } from './refund.ts';
import type { Reports } from './reports.ts';
import { type SaleBody, sell } from './sale.ts';
import { testMethodOf } from './test-nonces.ts';
import { addCustomer, addMethod, type CustomerBody } from './vault.ts';
import {
  type Answer,
  customerAnswer,
  disputeNode,
  invalid,
  methodAnswer,
  nonceAnswer,
  transactionAnswer,
  transactionNode,
} from './wire.ts';
import { list } from './xml.ts';

/** The gateway's calls as /sandbox names them; null can't be steered. */
export type GatewayCall = 'token' | 'vault' | 'nonce' | 'inspect' | 'sale' | 'find' | 'refund';

type Desk = { reports: Reports; clock: Clock };
type Request<Body> = { id: string; body: Body; forced: CardDecline | null };

type Route = {
  method: string;
  path: RegExp;
  call: GatewayCall | null;
  answer: (desk: Desk, request: Request<never>) => Promise<Answer>;
};

const notFound: Answer = { status: 404, root: 'error', body: { message: 'Not Found' } };

/** The bodies are the SDK's; the gateway trusts their shape together with the keys. */
const route = <Body>(
  method: string,
  path: RegExp,
  call: GatewayCall | null,
  answer: (desk: Desk, request: Request<Body>) => Promise<Answer>,
): Route => ({ method, path, call, answer });

const clientToken = (customerId: string | undefined): string => {
  const said = {
    version: 2,
    environment: 'development',
    merchantId: 'local',
    ...(customerId === undefined ? {} : { customerId }),
  };
  return Buffer.from(JSON.stringify(said)).toString('base64');
};

type ClientTokenBody = { client_token: { customer_id?: string } };
type SearchBody = {
  search: { order_id?: { is?: string }; created_at?: { min: string; max: string }; ids?: string[] };
};

/** Days, both ends included. */
type DisputeSearchBody = { search: { received_date: { min: string; max: string } } };

const day = 24 * 60 * 60 * 1000;

const idsOf = async (reports: Reports, { created_at: made, order_id: order, ids }: SearchBody['search']) => {
  if (ids) return (await reports.transactions(ids)).map(({ id }) => id);
  if (made) return reports.between(new Date(made.min), new Date(made.max));
  return (await reports.ofOrder(order?.is ?? '')).map(({ id }) => id);
};

export const routes: readonly Route[] = [
  route<ClientTokenBody>('POST', /^client_token$/, 'token', async ({ reports }, { body }) => {
    const customerId = body.client_token.customer_id;
    if (customerId !== undefined && !(await reports.customer(customerId))) {
      return invalid(
        'client-token',
        'customer_id',
        '92804',
        'Customer specified by customer_id does not exist.',
      );
    }
    return { status: 201, root: 'client-token', body: { value: clientToken(customerId) } };
  }),
  route<{ customer: CustomerBody }>('POST', /^customers$/, 'vault', ({ reports }, { body, forced }) =>
    addCustomer(reports, body.customer, forced),
  ),
  route('GET', /^customers\/(\w+)$/, 'find', async ({ reports }, { id }) => {
    const customer = await reports.customer(id);
    return customer ? customerAnswer(customer, await reports.methodsOf(id), 200) : notFound;
  }),
  route<{ payment_method: { customer_id: string; payment_method_nonce: string } }>(
    'POST',
    /^payment_methods$/,
    'vault',
    ({ reports }, { body, forced }) => addMethod(reports, body.payment_method, forced),
  ),
  route('GET', /^payment_methods\/any\/(\w+)$/, 'find', async ({ reports }, { id }) => {
    const method = await reports.method(id);
    return method ? methodAnswer(method, 200) : notFound;
  }),
  route('POST', /^payment_methods\/(\w+)\/nonces$/, 'nonce', async ({ reports }, { id }) =>
    (await reports.method(id))
      ? { status: 201, root: 'payment-method-nonce', body: { nonce: await reports.addNonce(id) } }
      : notFound,
  ),
  route('GET', /^payment_method_nonces\/([\w-]+)$/, 'inspect', async ({ reports }, { id, forced }) => {
    if (forced !== null) return nonceAnswer(id.replace(/^authenticated-/, ''), id);
    if (testMethodOf(id)) return nonceAnswer(id, id);
    const made = await reports.nonce(id);
    const method =
      made && made.consumedAt === null ? await reports.method(made.paymentMethodToken) : undefined;
    return method ? nonceAnswer(id, method.originNonce) : notFound;
  }),
  route<{ transaction: SaleBody }>('POST', /^transactions$/, 'sale', ({ reports, clock }, { body, forced }) =>
    sell(reports, clock, body.transaction, forced),
  ),
  route<SearchBody>('POST', /^transactions\/advanced_search_ids$/, 'find', async ({ reports }, { body }) => {
    const ids = await idsOf(reports, body.search);
    return { status: 200, root: 'search-results', body: { 'page-size': 50, ids: list('item', ids) } };
  }),
  route<SearchBody>('POST', /^transactions\/advanced_search$/, null, async ({ reports }, { body }) => {
    const found = await reports.transactions(body.search.ids ?? []);
    return {
      status: 200,
      root: 'credit-card-transactions',
      body: { transaction: found.map(transactionNode) },
    };
  }),
  route<DisputeSearchBody>(
    'POST',
    /^disputes\/advanced_search\?page=/,
    null,
    async ({ reports }, { body }) => {
      const { min, max } = body.search.received_date;
      const found = await reports.disputesBetween(new Date(min), new Date(Date.parse(max) + day));
      return {
        status: 200,
        root: 'disputes',
        body: {
          'current-page-number': 1,
          'page-size': Math.max(found.length, 1),
          'total-items': found.length,
          dispute: found.map(disputeNode),
        },
      };
    },
  ),
  route('GET', /^disputes\/(\w+)$/, null, async ({ reports }, { id }) => {
    const row = await reports.dispute(id);
    return row ? { status: 200, root: 'dispute', body: disputeNode(row) } : notFound;
  }),
  route('GET', /^transactions\/(\w+)$/, 'find', async ({ reports }, { id }) => {
    const row = await reports.transaction(id);
    return row ? transactionAnswer(row, 200) : notFound;
  }),
  route<{ transaction: { amount?: string } }>(
    'POST',
    /^transactions\/(\w+)\/refund$/,
    'refund',
    ({ reports }, { id, body }) => refund(reports, id, body.transaction),
  ),
  route('PUT', /^transactions\/(\w+)\/void$/, 'refund', ({ reports }, { id }) => voidSale(reports, id)),
];

import braintree from 'braintree';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Outcomes } from '#server/platform/outcomes/outcomes.ts';
import type { Log } from '#server/platform/platform.ts';
import type { PaymentsSettings } from '#server/platform/settings/payments.settings.ts';
import { type BraintreeConnection, braintreePayments } from './braintree.ts';
import { braintreeBooks } from './braintree-books.ts';
import type { GatewayBooks } from './gateway-books.ts';
import { localKeys, startLocalGateway } from './local/local-gateway.ts';
import type { Payments } from './payments.ts';

export type OpenPayments = { payments: Payments; books: GatewayBooks; close: () => Promise<void> };

/** An environment at our own address: the SDK's `Development` one takes its port from the process's variables, once. */
const localEnvironment = (port: number): braintree.Environment =>
  new braintree.Environment(
    '127.0.0.1',
    String(port),
    `http://127.0.0.1:${port}`,
    false,
    '127.0.0.1',
    String(port),
  );

const booksOf = ({ timeoutMs, ...keys }: BraintreeConnection): GatewayBooks => {
  const gateway = new braintree.BraintreeGateway(keys);
  gateway.config.timeout = timeoutMs + 1_000;
  return braintreeBooks(gateway, timeoutMs);
};

/** The ports on a stand-in of the gateway that listens at a port of this machine. */
export const localGatewayAt = (port: number, timeoutMs: number): Omit<OpenPayments, 'close'> => {
  const known = { ...localKeys, environment: localEnvironment(port), timeoutMs };
  return { payments: braintreePayments(known), books: booksOf(known) };
};

/** The payment port that the settings name; `close` stops the local gateway. */
export const openPayments = async (
  settings: PaymentsSettings,
  parts: { db: Db; clock: Clock; outcomes: Outcomes; log: Log },
): Promise<OpenPayments> => {
  if (settings.gateway === 'braintree') {
    const { environment, gateway: _gateway, ...connection } = settings;
    const where = environment === 'production' ? 'Production' : 'Sandbox';
    const known = { ...connection, environment: braintree.Environment[where] };
    return {
      payments: braintreePayments(known),
      books: booksOf(known),
      close: () => Promise.resolve(),
    };
  }
  const gateway = await startLocalGateway(parts);
  return { ...localGatewayAt(gateway.port, settings.timeoutMs), close: gateway.close };
};

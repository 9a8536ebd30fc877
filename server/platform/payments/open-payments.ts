import braintree from 'braintree';
import { openGrantIntents } from '#server/charging/charging.grants.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Outcomes } from '#server/platform/outcomes/outcomes.ts';
import type { Log } from '#server/platform/platform.ts';
import type { GrantsSettings } from '#server/platform/settings/grants.settings.ts';
import type { PaymentsSettings } from '#server/platform/settings/payments.settings.ts';
import { localKeys, startLocalGateway } from '#server/simulators/braintree/braintree-simulator.ts';
import { localChariotKeys } from '#server/simulators/chariot/chariot-keys.ts';
import { startLocalChariot } from '#server/simulators/chariot/chariot-simulator.ts';
import { bothBooks, bothPayments, type ChariotEnd } from './both-gateways.ts';
import { type BraintreeConnection, braintreePayments } from './braintree.ts';
import { braintreeBooks } from './braintree-reports.ts';
import { grantBooks } from './chariot/grant-reports.ts';
import { chariotGrants } from './chariot/grants.ts';
import type { CardBooks, GatewayBooks } from './gateway-reports.ts';
import type { CardPayments, Payments } from './payments.ts';

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

type Parts = { db: Db; clock: Clock; outcomes: Outcomes; log: Log };
type Cards = { payments: CardPayments; books: CardBooks; close: () => Promise<void> };

const booksOf = ({ timeoutMs, ...keys }: BraintreeConnection): CardBooks => {
  const gateway = new braintree.BraintreeGateway(keys);
  gateway.config.timeout = timeoutMs + 1_000;
  return braintreeBooks(gateway, timeoutMs);
};

const localCards = (port: number, timeoutMs: number): Omit<Cards, 'close'> => {
  const known = { ...localKeys, environment: localEnvironment(port), timeoutMs };
  return { payments: braintreePayments(known), books: booksOf(known) };
};

/** The ports on a stand-in of the card gateway that listens at a port of this machine; no grants. */
export const localGatewayAt = (port: number, timeoutMs: number): Omit<OpenPayments, 'close'> => {
  const { payments, books } = localCards(port, timeoutMs);
  return { payments: bothPayments(payments, null), books: bothBooks(books, null) };
};

const openCards = async (settings: PaymentsSettings, parts: Parts): Promise<Cards> => {
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
  return { ...localCards(gateway.port, settings.timeoutMs), close: gateway.close };
};

const openChariot = async (
  settings: GrantsSettings,
  timeoutMs: number,
  parts: Parts,
): Promise<{ end: ChariotEnd; close: () => Promise<void> }> => {
  if (settings.by === 'nobody') return { end: null, close: () => Promise.resolve() };
  const local = settings.by === 'sandbox' ? await startLocalChariot(parts) : null;
  const { apiUrl, apiKey, connectId, webhookSecret } =
    settings.by === 'sandbox' ? { ...localChariotKeys, apiUrl: local?.url ?? '' } : settings;
  const connection = { apiUrl, apiKey, connectId, timeoutMs };
  const intents = openGrantIntents(parts.db);
  return {
    end: {
      grants: chariotGrants(connection, intents),
      books: grantBooks(connection, intents),
      webhookSecret,
    },
    close: local?.close ?? (() => Promise.resolve()),
  };
};

/** The payment port that the settings name; `close` stops the local gateways. */
export const openPayments = async (
  { payments, grants }: { payments: PaymentsSettings; grants: GrantsSettings },
  parts: Parts,
): Promise<OpenPayments> => {
  const cards = await openCards(payments, parts);
  const chariot = await openChariot(grants, payments.timeoutMs, parts);
  return {
    payments: bothPayments(cards.payments, chariot.end),
    books: bothBooks(cards.books, chariot.end),
    close: async () => {
      await chariot.close();
      await cards.close();
    },
  };
};

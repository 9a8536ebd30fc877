import braintree from 'braintree';
import type { GrantsSettings } from '#server/platform/settings/grants.settings.ts';
import type { PaymentsSettings } from '#server/platform/settings/payments.settings.ts';
import { type GatewayDeps, requireSimulators, type Simulators } from '#server/platform/simulators.ts';
import { type BraintreeConnection, braintreePayments } from './braintree.ts';
import { braintreeReports } from './braintree-reports.ts';
import { readGrantEvent } from './chariot/grant-event.ts';
import { type GrantReports, grantReports } from './chariot/grant-reports.ts';
import { chariotGrants, type GrantIntents, type Grants } from './chariot/grants.ts';
import { type CardReports, type GatewayReports, NotificationForged } from './gateway-reports.ts';
import { type CardPayments, PaymentDeclined, type Payments } from './payments.ts';

/** Chariot's part; null if no grants are taken. */
type ChariotEnd = { grants: Grants; reports: GrantReports; webhookSecret: string } | null;

/** Chariot's ids are long, the card gateway's are short. */
const isGrantId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** One payment port over both gateways; an order is looked up at its own gateway. */
export const bothPayments = (cards: CardPayments, chariot: ChariotEnd): Payments => ({
  ...cards,

  grant: async (request) => {
    if (chariot === null) throw new PaymentDeclined('gateway-down');
    return chariot.grants.grant(request);
  },

  findByOrderId: async (orderId) => {
    const known = await chariot?.grants.findByOrderId(orderId);
    return known === undefined ? cards.findByOrderId(orderId) : known;
  },

  refund: async (charge) => {
    if (isGrantId(charge.transactionId))
      throw new PaymentDeclined('fund-refused', { said: 'Only the fund itself can cancel its grant' });
    return cards.refund(charge);
  },
});

/** The reports of both gateways as one. */
export const bothReports = (cards: CardReports, chariot: ChariotEnd): GatewayReports => ({
  ...cards,

  ofOrder: async (orderId) => (await chariot?.reports.ofOrder(orderId)) ?? cards.ofOrder(orderId),

  find: async (id) => (isGrantId(id) ? ((await chariot?.reports.find(id)) ?? null) : cards.find(id)),

  named: async function* (ids) {
    yield* cards.named(ids.filter((id) => !isGrantId(id)));
    for (const id of ids.filter(isGrantId)) {
      const grant = await chariot?.reports.find(id);
      if (grant) yield grant;
    }
  },

  between: async function* (from, until) {
    yield* cards.between(from, until);
    if (chariot !== null) yield* chariot.reports.between(from, until);
  },

  readGrantEvent: (signature, text) => {
    if (chariot === null) throw new NotificationForged();
    return readGrantEvent(chariot.webhookSecret, signature, text);
  },
});

export type OpenPayments = { payments: Payments; reports: GatewayReports; close: () => Promise<void> };

type PaymentDeps = GatewayDeps & { grantIntents: GrantIntents; simulators: Simulators | null };

const nothingToClose = (): Promise<void> => Promise.resolve();

export const openCards = (known: BraintreeConnection): { payments: CardPayments; reports: CardReports } => {
  const { timeoutMs, ...keys } = known;
  const gateway = new braintree.BraintreeGateway(keys);
  gateway.config.timeout = timeoutMs + 1_000;
  return { payments: braintreePayments(known), reports: braintreeReports(gateway, timeoutMs) };
};

const connectToCards = async (settings: PaymentsSettings, deps: PaymentDeps) => {
  if (settings.gateway === 'braintree') {
    const { environment, gateway: _gateway, ...connection } = settings;
    const where = environment === 'production' ? 'Production' : 'Sandbox';
    const known = { ...connection, environment: braintree.Environment[where] };
    return { ...openCards(known), close: nothingToClose };
  }
  const { connection, close } = await requireSimulators(deps.simulators).braintree(deps);
  return { ...openCards({ ...connection, timeoutMs: settings.timeoutMs }), close };
};

const connectToChariot = async (
  settings: GrantsSettings,
  timeoutMs: number,
  deps: PaymentDeps,
): Promise<{ end: ChariotEnd; close: () => Promise<void> }> => {
  if (settings.by === 'nobody') return { end: null, close: nothingToClose };
  const { connection, close } =
    settings.by === 'sandbox'
      ? await requireSimulators(deps.simulators).chariot(deps)
      : { connection: settings, close: nothingToClose };
  const { apiUrl, apiKey, connectId, webhookSecret } = connection;
  const known = { apiUrl, apiKey, connectId, timeoutMs };
  const grants = chariotGrants(known, deps.grantIntents);
  return { end: { grants, reports: grantReports(known, deps.grantIntents), webhookSecret }, close };
};

/** The payment port that the settings name; `close` stops the simulators. */
export const openPayments = async (
  { payments, grants }: { payments: PaymentsSettings; grants: GrantsSettings },
  deps: PaymentDeps,
): Promise<OpenPayments> => {
  const cards = await connectToCards(payments, deps);
  const chariot = await connectToChariot(grants, payments.timeoutMs, deps);
  return {
    payments: bothPayments(cards.payments, chariot.end),
    reports: bothReports(cards.reports, chariot.end),
    close: async () => {
      await chariot.close();
      await cards.close();
    },
  };
};

import braintree from 'braintree';
import type { GrantsSettings } from '#server/platform/settings/grants.settings.ts';
import type { PaymentsSettings } from '#server/platform/settings/payments.settings.ts';
import { type GatewayDeps, requireSimulators, type Simulators } from '#server/platform/simulators.ts';
import { bothPayments, bothReports, type ChariotEnd } from './both-gateways.ts';
import { type BraintreeConnection, braintreePayments } from './braintree.ts';
import { braintreeReports } from './braintree-reports.ts';
import { grantReports } from './chariot/grant-reports.ts';
import { chariotGrants, type GrantIntents } from './chariot/grants.ts';

import type { CardReports, GatewayReports } from './gateway-reports.ts';
import type { CardPayments, Payments } from './payments.ts';

export type OpenPayments = { payments: Payments; reports: GatewayReports; close: () => Promise<void> };

export type PaymentDeps = GatewayDeps & { grantIntents: GrantIntents; simulators: Simulators | null };

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

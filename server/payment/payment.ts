import { declineText } from '#server/charging/charging.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { GatewayReports } from '#server/platform/payments/gateway-reports.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import { PaymentDeclined, type Payments } from '#server/platform/payments/payments.ts';
import { customerIdOf } from '#server/platform/payments/saved-method.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { connectIdOf } from '#server/platform/settings/grants.settings.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { defaultMethodOf } from './payment.queries.ts';
import { receive, receiveGrantEvent } from './payment.webhook.ts';

type Deps = {
  settings: Settings;
  db: Db;
  clock: Clock;
  payments: Payments;
  gatewayReports: GatewayReports;
  jobs: Jobs;
  log: Log;
};

export { paymentJobs } from './payment.webhook.ts';

/** Nothing is charged here, so a refusal only means that the gateway is out of reach, or deleted the method. */
const asProblem = (error: unknown): never => {
  if (!(error instanceof PaymentDeclined)) throw error;
  const options = { detail: declineText(error), cause: error };
  throw error.reason === 'gateway-down'
    ? platformProblem('temporarily-unavailable', options)
    : paymentProblem('payment-method-missing', options);
};

/** The payment form's operations, and the gateway's notifications. */
export const paymentOperations = (deps: Deps) => {
  const { db, payments } = deps;
  return {
    createPaymentToken: async ({ caller }) => {
      const personId = caller?.personId ?? null;
      const customerId = personId === null ? null : await customerIdOf(db, personId);
      const clientToken = await payments.clientToken(customerId).catch(asProblem);
      const { payments: cards, grants } = deps.settings;
      const googleMerchantId = cards.gateway === 'braintree' ? cards.googleMerchantId : null;
      return { status: 200, body: { clientToken, chariotConnect: connectIdOf(grants), googleMerchantId } };
    },

    getDefaultPaymentMethodToken: async (call) => {
      const saved = await defaultMethodOf(db, signedIn(call).personId);
      if (!saved) throw paymentProblem('payment-method-missing');
      const { token, ...method } = saved;
      return { status: 200, body: { nonce: await payments.nonceFor(token).catch(asProblem), method } };
    },

    receiveGatewayNotification: async ({ body }) => {
      await receive(deps, body);
      return { status: 204 };
    },

    receiveGrantEvent: async ({ headers, text }) => {
      await receiveGrantEvent(deps, headers['chariot-webhook-signature'], text);
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
};

import { readGrantEvent } from './chariot/grant-event.ts';
import type { GrantReports } from './chariot/grant-reports.ts';
import type { Grants } from './chariot/grants.ts';
import { type CardReports, type GatewayReports, NotificationForged } from './gateway-reports.ts';
import { type CardPayments, PaymentDeclined, type Payments } from './payments.ts';

/** Chariot's part; null where no grants are taken. */
export type ChariotEnd = { grants: Grants; reports: GrantReports; webhookSecret: string } | null;

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

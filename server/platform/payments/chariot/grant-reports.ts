import type { GatewayReports, GatewayTransaction } from '#server/platform/payments/gateway-reports.ts';
import { allGrants, type ChariotConnection, grantById, type WireGrant } from './chariot-wire.ts';
import { findAsked, type GrantIntents, isCancelled } from './grants.ts';

/** The fees of a grant are certain only once it has arrived. */
const feeOf = ({ status, feeDetail }: WireGrant): number | null =>
  /^(completed|received)$/i.test(status ?? '') ? (feeDetail?.total ?? null) : null;

/** A grant as a line of the reports: a cancelled grant is a voided charge. */
const line = (grant: WireGrant, orderId: string): GatewayTransaction => ({
  id: grant.id,
  type: 'sale',
  state: isCancelled(grant) ? 'called-off' : 'taken',
  orderId,
  amount: grant.amount,
  refundedTransactionId: null,
  fee: feeOf(grant),
  createdAt: new Date(grant.createdAt),
});

const prefix = 'chariot ';

/** A grant that this site did not request gets its own order id, so that an audit can name it. */
const strange = (grant: WireGrant): string => `${prefix}${grant.id}`;

/** Reads Chariot's reports. Each method answers undefined, or nothing, for what is not a grant. */
export const grantReports = (connection: ChariotConnection, intents: GrantIntents) => {
  const named = async (grant: WireGrant): Promise<GatewayTransaction> =>
    line(
      grant,
      (await intents.ofSessions([grant.workflowSessionId])).get(grant.workflowSessionId) ?? strange(grant),
    );

  return {
    ofOrder: async (orderId: string): Promise<GatewayTransaction[] | undefined> => {
      if (orderId.startsWith(prefix)) {
        const grant = await grantById(connection, orderId.slice(prefix.length));
        return grant ? [await named(grant)] : [];
      }
      const asked = await intents.ofOrder(orderId);
      if (asked === null) return undefined;
      const grant = await findAsked(connection, asked);
      return grant ? [line(grant, orderId)] : [];
    },

    find: async (grantId: string): Promise<GatewayTransaction | null> => {
      const grant = await grantById(connection, grantId);
      return grant && named(grant);
    },

    between: async function* (from, until) {
      const grants: WireGrant[] = [];
      for await (const grant of allGrants(connection)) {
        const made = new Date(grant.createdAt);
        // A fund may cancel long after the grant was made, and the event may never have arrived.
        if (isCancelled(grant) || (made >= from && made < until)) grants.push(grant);
      }
      const orders = await intents.ofSessions(grants.map(({ workflowSessionId }) => workflowSessionId));
      for (const grant of grants) yield line(grant, orders.get(grant.workflowSessionId) ?? strange(grant));
    } satisfies GatewayReports['between'],
  };
};

export type GrantReports = ReturnType<typeof grantReports>;

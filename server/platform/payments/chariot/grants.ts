import {
  type Charge,
  type GrantRefusal,
  type GrantRequest,
  type KnownCharge,
  OutcomeUnknown,
  PaymentDeclined,
} from '#server/platform/payments/payments.ts';
import {
  allGrants,
  askChariot,
  type ChariotConnection,
  grantById,
  readGrant,
  sentenceOf,
  type WireGrant,
} from './chariot-wire.ts';

/** What an intent knows of its grant; `grantId` is null until Chariot has named it. */
type RequestedGrant = { session: string; grantId: string | null };

/** Maps a session to its intent and back, for the grants' gateway. */
export type GrantIntents = {
  /** Null for an order that is no grant of this site. */
  ofOrder: (orderId: string) => Promise<RequestedGrant | null>;
  /** Order ids by session. Sessions of other sites are left out. */
  ofSessions: (sessions: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** How long after the payer's approval a grant can still be made, in milliseconds. */
export const approvalLasts = 15 * 60_000;

const refusals: Readonly<Record<number, GrantRefusal>> = {
  400: 'fund-refused',
  404: 'approval-unknown',
  410: 'approval-gone',
  422: 'fund-refused',
};

const refused = (reason: GrantRefusal, sentence: string | null): PaymentDeclined =>
  new PaymentDeclined(reason, sentence === null ? {} : { said: sentence });

export const isCancelled = ({ status }: WireGrant): boolean => /^cancell?ed$/i.test(status ?? '');

export const findAsked = async (
  connection: ChariotConnection,
  { session, grantId }: RequestedGrant,
): Promise<WireGrant | null> => {
  if (grantId !== null) return grantById(connection, grantId);
  for await (const grant of allGrants(connection)) if (grant.workflowSessionId === session) return grant;
  return null;
};

/** Grants from funds over Chariot's API; the code is the same for the simulator and the real service. */
export const chariotGrants = (connection: ChariotConnection, intents: GrantIntents) => ({
  /** Requests a grant, like a sale. A repeated call for the same session answers with the first grant. */
  grant: async ({ orderId, amount, session }: GrantRequest): Promise<Charge> => {
    const said = await askChariot(connection, {
      method: 'POST',
      path: 'grants',
      body: { workflowSessionId: session, amount },
    });
    const reason = refusals[said.status];
    if (reason !== undefined) throw refused(reason, sentenceOf(said.body));
    // 409: Chariot is still working on an earlier request for the same session.
    if (said.status !== 200 && said.status !== 201)
      throw new OutcomeUnknown(`the grant for order ${orderId}`);
    const grant = readGrant(said);
    return { transactionId: grant.id, amount: grant.amount };
  },

  /** Like `Payments.findByOrderId`; undefined if the order was never sent to a fund. */
  findByOrderId: async (orderId: string): Promise<KnownCharge | null | undefined> => {
    const asked = await intents.ofOrder(orderId);
    if (asked === null) return undefined;
    const grant = await findAsked(connection, asked);
    if (grant === null) return null;
    const charge = { transactionId: grant.id, amount: grant.amount };
    return isCancelled(grant)
      ? { ...charge, status: 'refunded' }
      : { ...charge, status: 'charged', paidWith: null };
  },
});

export type Grants = ReturnType<typeof chariotGrants>;

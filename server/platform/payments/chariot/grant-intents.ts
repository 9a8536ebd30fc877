/** What an intent knows of the grant that it asks for; `grantId` is null until Chariot has named it. */
export type RequestedGrant = { session: string; grantId: string | null };

/** How the grants' gateway finds the intent of a session, and back. */
export type GrantIntents = {
  /** Null for an order that is no grant of this site. */
  ofOrder: (orderId: string) => Promise<RequestedGrant | null>;
  /** Order ids by session. Sessions of other sites are left out. */
  ofSessions: (sessions: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** What an intent knows of its grant; `grantId` is null until Chariot has named it. */
export type RequestedGrant = { session: string; grantId: string | null };

/** Maps a session to its intent and back, for the grants' gateway. */
export type GrantIntents = {
  /** Null for an order that is no grant of this site. */
  ofOrder: (orderId: string) => Promise<RequestedGrant | null>;
  /** Order ids by session. Sessions of other sites are left out. */
  ofSessions: (sessions: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

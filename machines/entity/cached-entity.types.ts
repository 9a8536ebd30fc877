import type { FlowError } from '#machines/flow-error.ts';

/** JSON as the contract delivers it; the selectors give it the caller's type. */
export type EntityData = Record<string, unknown>;

/** How long a copy counts as fresh, in milliseconds. A copy of exactly this age still does. */
export const staleAfter = { currentUser: 1000, viewedUser: 2000, peloton: 60_000 } as const;

export type EntityKind = keyof typeof staleAfter;

export type CachedEntityInput = { kind: EntityKind };

export type CachedEntityContext = {
  kind: EntityKind;
  /** What is asked for: a public id, or null for "whoever is signed in". */
  id: string | null;
  data: EntityData | null;
  /** Epoch milliseconds at which the data was whole and new; null without data. */
  retrievedAt: number | null;
  /** True once a whole copy has arrived; a change merged into nothing does not make one. */
  hydrated: boolean;
  /** `temporaryProfileImage`: shown instead of the saved one; `deleted` means that none is shown. */
  temporaryImage: string | null;
  failure: FlowError | null;
};

/** Times are epoch milliseconds and come from whoever sends the event. */
export type CachedEntityEvent =
  | { type: 'entity.requested'; id: string | null; at: number }
  | { type: 'entity.received'; id: string | null; data: EntityData; at: number }
  | { type: 'entity.merged'; changes: EntityData }
  | { type: 'fundraising.replaced'; fundraising: EntityData }
  | { type: 'customer.received'; customerId: string | null; fundraising: EntityData }
  | { type: 'memberRequests.counted'; pelotonId: string; count: number }
  | { type: 'image.chosen'; image: string | null }
  | { type: 'entity.reset' };

/** What the `load` port answers: the data, and when it was retrieved. */
export type LoadedEntity = { data: EntityData; at: number };

import type { FlowError } from '#machines/flow-error.ts';

/** JSON as in the contract; the selectors give it the caller's type. */
export type EntityData = Record<string, unknown>;

/** How long a copy is fresh, in milliseconds. A copy of exactly this age is still fresh. */
export const staleAfter = { currentUser: 1000, viewedUser: 2000, peloton: 60_000 } as const;

export type EntityKind = keyof typeof staleAfter;

export type CachedEntityInput = { kind: EntityKind };

export type CachedEntityContext = {
  kind: EntityKind;
  /** The public id that is asked for, or null for the person who is signed in. */
  id: string | null;
  data: EntityData | null;
  /** Epoch milliseconds at which the data was loaded; null without data. */
  retrievedAt: number | null;
  /** True once a whole copy was loaded. A change that arrives before the first copy does not count. */
  hydrated: boolean;
  /** The image to show instead of the saved one; `deleted` shows none. */
  temporaryImage: string | null;
  failure: FlowError | null;
};

/** Times are epoch milliseconds, given by the sender of the event. */
export type CachedEntityEvent =
  | { type: 'entity.requested'; id: string | null; at: number }
  | { type: 'entity.received'; id: string | null; data: EntityData; at: number }
  | { type: 'entity.merged'; changes: EntityData }
  | { type: 'fundraising.replaced'; fundraising: EntityData }
  | { type: 'customer.received'; customerId: string | null; fundraising: EntityData }
  | { type: 'memberRequests.counted'; pelotonId: string; count: number }
  | { type: 'image.chosen'; image: string | null }
  | { type: 'entity.reset' };

/** The answer of the `load` port: the data, and when it was loaded. */
export type LoadedEntity = { data: EntityData; at: number };

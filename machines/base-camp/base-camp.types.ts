import type { FlowError } from '#machines/flow-error.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

export type BaseCamp = Schemas['BaseCamp'];

export type NextStep = BaseCamp['nextStep'];

/** The success that was reached: the commitment or the goal, in cents. */
export type Success = NonNullable<BaseCamp['celebration']>;

export type BaseCampInput = {
  /** Whose base camp. */
  publicId: string;
  /** The highest success, in cents, whose celebration was closed in this tab; 0 for none. */
  dismissed: number;
  /** Idempotency key of the request that stores it, where an earlier page could not. */
  key: string;
};

export type BaseCampContext = BaseCampInput & {
  /** Null until it was read. */
  camp: BaseCamp | null;
  /** Why it could not be read. */
  problem: FlowError | null;
  /** The total moved while the base camp was being read, so the answer may be older. */
  isBehind: boolean;
};

export type BaseCampEvent =
  | { type: 'load.retried' }
  /** A donation arrived, or was taken back. */
  | { type: 'total.moved' }
  /** The person has seen the celebration of `amount`, in cents. `key` is a fresh UUID. */
  | { type: 'celebration.dismissed'; amount: number; key: string };

export type BaseCampMeta = StateMeta;

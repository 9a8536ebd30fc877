import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

/** What ends and what stays when the account closes, and what prevents closing it. */
export type ClosingPreview = Schemas['AccountClosingPreview'];

export type AccountClosingInput = {
  publicId: string;
};

export type AccountClosingContext = FormFailure & {
  publicId: string;
  /** Null until it is loaded. */
  preview: ClosingPreview | null;
  /** The confirmation, as typed. */
  typed: string;
  /** Idempotency key of the closing; null until it is first sent. */
  key: string | null;
};

export type AccountClosingEvent =
  | { type: 'load.retried' }
  /** The person checks again whether the account can be closed. */
  | { type: 'check.requested' }
  | { type: 'name.changed'; typed: string }
  /** `key` is a new idempotency key. */
  | { type: 'closing.submitted'; key: string }
  | { type: 'session.restored' };

export type AccountClosingMeta = StateMeta<'heading'>;

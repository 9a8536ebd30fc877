import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

/** What ends and what stays as the account closes, and what stands against it. */
export type ClosingPreview = components['schemas']['AccountClosingPreview'];

export type AccountClosingInput = {
  publicId: string;
};

export type AccountClosingContext = FormFailure & {
  publicId: string;
  /** Null until it is loaded. */
  preview: ClosingPreview | null;
  /** The confirmation, as typed. */
  typed: string;
  /** Names the closing, however often it is sent; null until it is first sent. */
  key: string | null;
};

export type AccountClosingEvent =
  | { type: 'load.retried' }
  /** What stood against it may be over. */
  | { type: 'check.requested' }
  | { type: 'name.changed'; typed: string }
  /** `key` is a new idempotency key. */
  | { type: 'closing.submitted'; key: string }
  | { type: 'session.restored' };

export type AccountClosingMeta = { heading: string; focus: 'heading' | 'none'; announce: string };

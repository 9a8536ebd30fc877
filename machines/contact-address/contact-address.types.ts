import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

/** The person's address for e-mails, and the change that waits for its code. */
export type ContactAddress = Schemas['ContactAddress'];

export type ContactAddressInput = {
  /** The app's copy, until the address is loaded. */
  emailAddress: string;
};

export type ContactAddressContext = FormFailure & {
  emailAddress: string;
  openChange: ContactAddress['openChange'];
  /** The version that a change is made to; empty until the address is loaded. */
  version: string;
  /** The new address, as typed. */
  typed: string;
  /** The code, as typed. */
  code: string;
  /** Idempotency key of the request; null until it is first sent. */
  key: string | null;
  /** The last thing that succeeded, for its message. */
  done: 'nothing' | 'sent' | 'changed' | 'cancelled';
};

export type ContactAddressEvent =
  | { type: 'load.retried' }
  /** The person begins to change the address. */
  | { type: 'change.begun' }
  | { type: 'address.changed'; typed: string }
  /** `key` is a new idempotency key; so in those below. */
  | { type: 'address.submitted'; key: string }
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted'; key: string }
  /** The code didn't come, or came too late. */
  | { type: 'code.requested'; key: string }
  /** The old address stays. */
  | { type: 'change.abandoned'; key: string }
  | { type: 'session.restored' };

export type ContactAddressMeta = StateMeta<'field' | 'action'>;

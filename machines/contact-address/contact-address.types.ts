import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

/** Where a person is written to, and the change that waits for its code. */
export type ContactAddress = components['schemas']['ContactAddress'];

export type ContactAddressInput = {
  /** What the app knows before it asks. */
  emailAddress: string;
};

export type ContactAddressContext = FormFailure & {
  emailAddress: string;
  openChange: ContactAddress['openChange'];
  /** Names what a change is made on; empty until the address is loaded. */
  version: string;
  /** The new address, as typed. */
  typed: string;
  /** The code, as typed. */
  code: string;
  /** Names what is sent, however often; null until it is first sent. */
  key: string | null;
  /** What was done last, for the message about it. */
  done: 'nothing' | 'sent' | 'changed' | 'cancelled';
};

export type ContactAddressEvent =
  | { type: 'load.retried' }
  /** The person wants to be written to elsewhere. */
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

export type ContactAddressMeta = { heading: string; focus: 'field' | 'action' | 'none'; announce: string };

import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

export type SentInvitations = Schemas['SentInvitations'];

/** Invitations as they are sent; `key` is their idempotency key. */
export type Invitations = { addresses: string[]; message: string | null; key: string };

export type InvitationContext = FormFailure & {
  /** The addresses, as typed or pasted. */
  typed: string;
  /** The person's own words. */
  message: string;
  /** Null until it is first sent. */
  key: string | null;
  /** The result of the last invitations; null until some are sent. */
  sent: SentInvitations | null;
};

export type InvitationEvent =
  | { type: 'addresses.changed'; typed: string }
  | { type: 'message.changed'; message: string }
  /** The person removes the unreadable parts. */
  | { type: 'unreadable.removed' }
  /** `key` is a new idempotency key. */
  | { type: 'invitations.submitted'; key: string }
  /** The person invites more people. */
  | { type: 'invitations.begun' }
  | { type: 'session.restored' };

export type InvitationMeta = StateMeta<'field' | 'result'>;

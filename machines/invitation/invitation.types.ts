import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

export type SentInvitations = components['schemas']['SentInvitations'];

/** Invitations as they are sent; `key` names them, however often they are. */
export type Invitations = { addresses: string[]; message: string | null; key: string };

export type InvitationContext = FormFailure & {
  /** The addresses, as typed or pasted. */
  typed: string;
  /** The person's own words. */
  message: string;
  /** Null until it is first sent. */
  key: string | null;
  /** What became of the last ones; null until some are sent. */
  sent: SentInvitations | null;
};

export type InvitationEvent =
  | { type: 'addresses.changed'; typed: string }
  | { type: 'message.changed'; message: string }
  /** The person lets go of what can't be read. */
  | { type: 'unreadable.removed' }
  /** `key` is a new idempotency key. */
  | { type: 'invitations.submitted'; key: string }
  /** There are more people to invite. */
  | { type: 'invitations.begun' }
  | { type: 'session.restored' };

export type InvitationMeta = { heading: string; focus: 'field' | 'result' | 'none'; announce: string };

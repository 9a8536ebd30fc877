import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

/** A donation as its recipient sees it. */
export type ReceivedDonation = Schemas['Donation'];

/** The newest donations without thanks, up to the limit of one e-mail, and the number of all. */
export type Unthanked = { donations: ReceivedDonation[]; total: number };

export type ThankYouInput = {
  /** The recipient, who signs the e-mail. */
  publicId: string;
  firstName: string;
  /** The donation that the person came to thank for; null for all of them. */
  donationId: string | null;
};

export type ThankYouContext = ThankYouInput &
  Unthanked &
  FormFailure & {
    /** Ids of donations. */
    chosen: string[];
    /** Null while the person has not changed the ready text. */
    typed: string | null;
    /** Idempotency key of this e-mail; null until it is first sent, and after a change. */
    key: string | null;
    /** The chosen donations that were refunded or thanked before: the number of each. */
    leftOut: { refunded: number; thanked: number };
  };

export type ThankYouEvent =
  | { type: 'load.retried' }
  | { type: 'choice.changed'; chosen: string[] }
  /** The person continues to the text. */
  | { type: 'choice.made' }
  /** Back from the text to the choice. */
  | { type: 'choice.reopened' }
  | { type: 'text.changed'; text: string }
  /** `key` is a fresh UUID. */
  | { type: 'thanks.submitted'; key: string }
  /** The person thanks for more donations. */
  | { type: 'more.requested' }
  | { type: 'session.restored' };

export type ThankYouMeta = StateMeta<'heading'>;

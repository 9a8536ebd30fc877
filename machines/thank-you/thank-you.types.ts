import type { FormFailure } from '#machines/form/form-failure.ts';
import type { components } from '#openapi/contract.gen.ts';

/** A donation as the person sees it who was given it. */
export type ReceivedDonation = components['schemas']['Donation'];

/** The newest donations that nobody was thanked for, as many as one e-mail may thank for, and how many there are in all. */
export type Unthanked = { donations: ReceivedDonation[]; total: number };

export type ThankYouInput = {
  /** Whose donations, and who signs. */
  publicId: string;
  firstName: string;
  /** The donation that the person came to give thanks for; null for all of them. */
  donationId: string | null;
};

export type ThankYouContext = ThankYouInput &
  Unthanked &
  FormFailure & {
    /** Ids of donations. */
    chosen: string[];
    /** Null while the person has changed nothing of the ready text. */
    typed: string | null;
    /** Names the sending of this e-mail; null until it is first sent, and after the text was changed. */
    key: string | null;
    /** Of what was chosen, what turned out to be refunded or thanked before: how many of each. */
    leftOut: { refunded: number; thanked: number };
  };

export type ThankYouEvent =
  | { type: 'load.retried' }
  | { type: 'choice.changed'; chosen: string[] }
  /** The person has chosen, and goes on to the words. */
  | { type: 'choice.made' }
  /** Back from the words to the choice. */
  | { type: 'choice.reopened' }
  | { type: 'text.changed'; text: string }
  /** `key` is a fresh UUID. */
  | { type: 'thanks.submitted'; key: string }
  /** There are more donations to give thanks for. */
  | { type: 'more.requested' }
  | { type: 'session.restored' };

/** What a person perceives on entering a state. */
export type ThankYouMeta = { heading: string; focus: 'heading' | 'none'; announce: string };

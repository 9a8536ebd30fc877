import type { FormFailure } from '#machines/form/form-failure.ts';
import type { StateMeta } from '#machines/meta.ts';
import type { Person } from './member-desk.types.ts';

/** The text of the e-mail, and its receivers. */
export type LetterDraft = {
  isToAll: boolean;
  /** The receivers, where it doesn’t go to everybody. */
  people: Person[];
  subject: string;
  text: string;
};

/** An unsent e-mail that a tab keeps. */
export type KeptLetter = {
  draft: LetterDraft;
  /** Idempotency key of this e-mail; null until it is first sent, and after a change. */
  key: string | null;
};

export type LetterInput = {
  pelotonId: string;
  /** What an earlier page of this tab kept; null for a new e-mail. */
  kept: KeptLetter | null;
};

/** The number of receivers, and of further e-mails that can be sent now. */
export type SentLetter = { count: number; lettersLeft: number };

export type LetterContext = Pick<LetterInput, 'pelotonId'> &
  KeptLetter &
  FormFailure & {
    sent: SentLetter | null;
  };

export type LetterEvent =
  | { type: 'draft.changed'; changes: Partial<LetterDraft> }
  /** `key` is a fresh UUID. */
  | { type: 'letter.submitted'; key: string }
  /** The person begins another e-mail. */
  | { type: 'letter.begun' }
  | { type: 'session.restored' };

export type LetterMeta = Omit<StateMeta, 'focus'>;

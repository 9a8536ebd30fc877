import type { FormFailure } from '#machines/form/form-failure.ts';
import type { Person } from './member-desk.types.ts';

/** What the person writes, and to whom. */
export type LetterDraft = {
  isToAll: boolean;
  /** Whom it goes to where it doesn’t go to everybody. */
  people: Person[];
  subject: string;
  text: string;
};

/** What a tab keeps of a letter that nobody has got yet, as far as it knows. */
export type KeptLetter = {
  draft: LetterDraft;
  /** Names the sending of this letter; null until it is first sent, and after it was changed. */
  key: string | null;
};

export type LetterInput = {
  pelotonId: string;
  /** What an earlier page of this tab kept; null for a new letter. */
  kept: KeptLetter | null;
};

/** To how many it went, and how many more letters can be sent now. */
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
  /** Another letter, after one is sent. */
  | { type: 'letter.begun' }
  | { type: 'session.restored' };

/** What a person perceives on entering a state. */
export type LetterMeta = { heading: string; announce: string };

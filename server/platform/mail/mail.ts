import type { Trx } from '../database/database.ts';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the letter is for, such as `registration-confirmation`: the outbox and tests find it by this. */
  kind: string;
  personId?: string | null;
};

export type Mail = {
  /** Writes the letter into the outbox within `trx`: it goes out if, and only if, the transaction commits. */
  send: (trx: Trx, letter: Letter) => Promise<{ id: string }>;
};

import type { Trx } from '#server/platform/database/database.ts';
import type { Email } from '#server/platform/mail/mail.ts';

export type WaitingKind = 'shift' | 'route';

export type Awaited = { kind: WaitingKind; subjectId: string };

export type SubjectState = {
  startsAt: Date;
  /** Places that are neither taken nor held. Offers are included: the waiting list subtracts them. */
  free: number;
  /** When the next hold on a place ends; null without a hold. */
  freesAt: Date | null;
};

export type Offered = { subjectId: string; personId: string; offeredUntil: Date };

/** An area's rules of its shifts or routes for the waiting list. */
export type WaitingSubject = {
  kind: WaitingKind;
  /** Locks the row that all counts of places lock. Null if the list has ended. */
  lock: (trx: Trx, subjectId: string, now: Date) => Promise<SubjectState | null>;
  /**
   * Whether the person could take a place now. Checked when it is their turn; a person who can’t leaves the list. Undefined where everybody
   * can.
   */
  mayTake?: (trx: Trx, who: { subjectId: string; personId: string; now: Date }) => Promise<boolean>;
  /** The e-mail that offers a place. */
  letter: (trx: Trx, offered: Offered) => Promise<Email>;
};

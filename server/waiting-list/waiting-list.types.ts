import type { Trx } from '#server/platform/database/database.ts';
import type { Letter } from '#server/platform/mail/mail.ts';

export type WaitingKind = 'shift' | 'route';

/** What people wait for. */
export type Awaited = { kind: WaitingKind; subjectId: string };

export type SubjectState = {
  startsAt: Date;
  /** Places that nobody has or holds. Offers are not taken off: the waiting list does that. */
  free: number;
  /** When the next hold on a place ends; null where nothing is held. */
  freesAt: Date | null;
};

export type Offered = { subjectId: string; personId: string; offeredUntil: Date };

/** What an area tells the waiting list of its shifts or routes. */
export type WaitingSubject = {
  kind: WaitingKind;
  /** Locks the row that everybody locks who counts places. Null where there is nothing to wait for any more. */
  lock: (trx: Trx, subjectId: string, now: Date) => Promise<SubjectState | null>;
  /** Whether the person could still take a place now. Asked when it is their turn; whoever can’t leaves the list then. Left out where everybody can. */
  mayTake?: (trx: Trx, who: { subjectId: string; personId: string; now: Date }) => Promise<boolean>;
  /** The letter that offers a place. */
  letter: (trx: Trx, offered: Offered) => Promise<Letter>;
};

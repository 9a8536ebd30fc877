import type { Trx } from '#server/platform/database/database.ts';

/** The kinds of a logbook's entries. The peloton's leaders see each entry, a person those about themself. */
export type LogKind =
  | 'founded'
  | 'closed'
  | 'approved'
  | 'rejected'
  | 'joined-by-code'
  | 'added'
  | 'left'
  | 'removed'
  | 'account-closed'
  | 'admin-made'
  | 'admin-unmade'
  | 'captaincy-offered'
  | 'captaincy-accepted'
  | 'captaincy-declined'
  | 'captaincy-withdrawn'
  | 'captaincy-expired'
  | 'captaincy-succeeded'
  | 'page-changed'
  | 'goal-changed'
  | 'group-code-renewed'
  | 'invited'
  | 'members-exported'
  | 'letter-sent'
  | 'family-asked'
  | 'family-agreed'
  | 'family-declined'
  | 'family-left'
  | 'shared'
  | 'share-asked'
  | 'share-undone'
  | 'share-declined'
  | 'shares-exported';

export type LogEntry = {
  pelotonId: string;
  eventId: string;
  kind: LogKind;
  /** Null if no person did it: a date passed, or an account was closed. */
  actorId: string | null;
  /** The person that it is about. */
  personId?: string | null;
  /** Nothing private: names of pelotons, numbers of people, names of fields. */
  details?: Readonly<Record<string, string | number | readonly string[]>>;
  at: Date;
};

/** Entries that one statement writes. */
const mostAtOnce = 1000;

/** Writes entries within the transaction that makes them true. */
export const writeLogs = async (trx: Trx, entries: readonly LogEntry[]): Promise<void> => {
  for (let from = 0; from < entries.length; from += mostAtOnce)
    await trx
      .insertInto('pelotonLog')
      .values(
        entries.slice(from, from + mostAtOnce).map(({ personId = null, details = {}, at, ...entry }) => ({
          ...entry,
          personId,
          details: JSON.stringify(details),
          happenedAt: at,
        })),
      )
      .execute();
};

/** Writes one entry within the transaction that makes it true. */
export const writeLog = (trx: Trx, entry: LogEntry): Promise<void> => writeLogs(trx, [entry]);

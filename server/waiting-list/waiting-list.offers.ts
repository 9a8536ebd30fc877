import { sql } from 'kysely';
import { type Trx, transact } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type Entry, endEntry, endExpired, markOffered, openEntries } from './waiting-list.queries.ts';
import type { Awaited, WaitingKind, WaitingSubject } from './waiting-list.types.ts';

const hour = 60 * 60 * 1000;

/** The lifetimes of an offer, which is shorter near the start. */
const [usual, short, nearStart] = [24 * hour, 2 * hour, 48 * hour];

/** When an offer made at `now` ends: never after the start. Null once the subject has begun, and offers have ended. */
export const offerEnds = (now: Date, startsAt: Date): Date | null => {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  return new Date(now.getTime() + Math.min(left, left <= nearStart ? short : usual));
};

const offerJob = 'waiting-list-offer';

/** Schedules the offer of free places at `runAt`; for a later time once. A job that finds none free does nothing. */
const planOffers = async (
  trx: Trx,
  { kind, subjectIds }: { kind: WaitingKind; subjectIds: readonly string[] },
  { now, runAt }: { now: Date; runAt: Date },
): Promise<void> => {
  if (subjectIds.length === 0) return;
  await sql`
    insert into job (kind, payload, run_at, created_at)
    select ${offerJob}, jsonb_build_object('kind', ${kind}::text, 'subjectId', subject_id), ${runAt}, ${now}
    from unnest(${[...subjectIds]}::uuid[]) subject_id
    where exists (
      select from waiting_list_entry entry
      where entry.subject_kind = ${kind} and entry.subject_id = subject_id and entry.ended_at is null
    ) and (${runAt} <= ${now} or not exists (
      select from job planned
      where planned.kind = ${offerJob} and planned.run_at = ${runAt} and planned.state = 'waiting'
        and planned.payload = jsonb_build_object('kind', ${kind}::text, 'subjectId', subject_id)
    ))`.execute(trx);
};

/**
 * Reports that a place may be free, where the caller doesn't offer it: a worker offers it within a second, and it stays reserved until
 * then. The caller locks the subjects first, so that no concurrent entry is missed.
 */
export const noteFreed = (
  trx: Trx,
  kind: WaitingKind,
  subjectIds: readonly string[],
  now: Date,
): Promise<void> => planOffers(trx, { kind, subjectIds }, { now, runAt: now });

type Deps = Pick<Platform, 'mail'>;

/** Offers free places to the waiting list, in order of arrival, with an e-mail in the same transaction. Locks the subject. */
export const offerFree = async (
  { mail }: Deps,
  trx: Trx,
  subject: WaitingSubject,
  { subjectId, now }: { subjectId: string; now: Date },
): Promise<void> => {
  const state = await subject.lock(trx, subjectId, now);
  const awaited: Awaited = { kind: subject.kind, subjectId };
  await endExpired(trx, awaited, now);
  const offeredUntil = state && offerEnds(now, state.startsAt);
  if (!state || !offeredUntil) return;
  const entries = await openEntries(trx, awaited, now);
  const waiting = entries.filter((each) => each.offeredUntil === null);
  const free = Math.max(0, state.free - (entries.length - waiting.length));
  const next: Entry[] = [];
  let asked = 0;
  // A list may be long, and each check costs several queries: only the next people are checked.
  while (next.length < free && asked < waiting.length) {
    const entry = waiting[asked++] as Entry;
    const { personId } = entry;
    if (subject.mayTake === undefined || (await subject.mayTake(trx, { subjectId, personId, now })))
      next.push(entry);
    else await endEntry(trx, { ...awaited, personId }, { as: 'left', at: now });
  }
  const plan = (runAt: Date) =>
    planOffers(trx, { kind: subject.kind, subjectIds: [subjectId] }, { now, runAt });
  for (const { id, personId } of next) {
    if (await markOffered(trx, id, { offeredAt: now, offeredUntil }))
      await mail.send(trx, await subject.letter(trx, { subjectId, personId, offeredUntil }));
  }
  if (next.length > 0) await plan(offeredUntil);
  if (asked < waiting.length && state.freesAt !== null) await plan(state.freesAt);
};

/** Offers places that became free by time alone: an expired offer or hold. */
export const registerWaitingJobs = (
  deps: Deps & Pick<Platform, 'db' | 'clock' | 'jobs'>,
  subjects: readonly WaitingSubject[],
): void => {
  const offer = (kind: unknown, subjectId: string) => {
    const subject = subjects.find((each) => each.kind === kind);
    if (subject === undefined) throw new Error(`Nobody waits for a ${String(kind)}.`);
    return transact(deps.db, (trx) => offerFree(deps, trx, subject, { subjectId, now: deps.clock.now() }));
  };
  deps.jobs.register(offerJob, ({ kind, subjectId }) => offer(kind, String(subjectId)), {
    isNeverGivenUp: true,
  });
};

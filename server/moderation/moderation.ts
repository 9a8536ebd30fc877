import { createHash } from 'node:crypto';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Call, type Handlers, signedIn } from '#server/platform/contract/handlers.ts';
import { type Db, type Trx, transact } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { moderationProblem } from './moderation.problems.ts';
import {
  contentOf,
  lockThing,
  mostInADay,
  openReasons,
  reportedContent,
  reportsSince,
  reportsToHide,
  type Subject,
  settleThing,
  type Thing,
} from './moderation.queries.ts';

export { hiddenContentOf, reportedContent, withoutHidden } from './moderation.queries.ts';

type Deps = { settings: Pick<Settings, 'organizerOids'>; db: Db; clock: Clock };
type ReportCall = Call<'reportUser'> | Call<'reportPeloton'>;

const day = 24 * 60 * 60 * 1000;

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex');

const refuseFlood = async (trx: Trx, reporterId: string, now: Date): Promise<void> => {
  if ((await reportsSince(trx, reporterId, new Date(now.getTime() - day))) < mostInADay) return;
  throw platformProblem('too-many-requests', {
    detail: 'You’ve reported many things today. We look at each of them. You can report more tomorrow.',
    headers: { 'retry-after': String(day / 1000) },
  });
};

/** Hides the thing once enough people reported it. It stays hidden until the staff decide, even if its owner changes it. */
const hideAtThree = async (trx: Trx, thing: Thing, at: Date): Promise<void> => {
  const reasons = await openReasons(trx, thing);
  if (reasons.length < reportsToHide) return;
  await trx
    .insertInto('hiddenContent')
    .values({ ...thing, reasons: [...new Set(reasons)].sort(), hiddenAt: at })
    .onConflict((conflict) => conflict.columns(['subjectType', 'subjectId', 'kind']).doNothing())
    .execute();
};

/** Reports content of a page that the page's area has found. */
export const reportContent = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: ReportCall,
  subject: Subject,
) => {
  const { personId } = signedIn(call);
  const { kind, reason } = call.body;
  if (subject.subjectId === personId) throw moderationProblem('report-own');
  const thing = { ...subject, kind };
  return withIdempotency({ db, clock }, call, async (trx) => {
    const at = clock.now();
    await lockThing(trx, thing);
    const content = await contentOf(trx, thing);
    if (content === null || content === '') throw moderationProblem('nothing-to-report');
    await refuseFlood(trx, personId, at);
    await trx
      .insertInto('contentReport')
      .values({ ...thing, reporterId: personId, reason, digest: digestOf(content), reportedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await hideAtThree(trx, thing, at);
    return { status: 204 as const };
  });
};

/** The staff show a thing again, or keep it hidden. False if nothing was reported or hidden. */
const settle = async (
  trx: Trx,
  clock: Clock,
  { decision, ...thing }: Schemas['ContentDecision'],
): Promise<boolean> => {
  await lockThing(trx, thing);
  return settleThing(trx, thing, { decision, at: clock.now() });
};

/** The staff's decision, for the sandbox, where anybody may try it. */
export const decideReported = (
  { db, clock }: { db: Db; clock: Clock },
  decision: Schemas['ContentDecision'],
): Promise<boolean> => transact(db, (trx) => settle(trx, clock, decision));

/** @throws ProblemError `organizers-only` for a caller who is not named in `ORGANIZER_OIDS` */
export const requireOrganizer = ({ settings }: Pick<Deps, 'settings'>, call: Pick<Call, 'caller'>): void => {
  if (!settings.organizerOids.includes(signedIn(call).oid)) throw moderationProblem('organizers-only');
};

export const moderationOperations = (deps: Deps) => {
  const { db, clock } = deps;
  return {
    getReportedContent: async (call) => {
      requireOrganizer(deps, call);
      return { status: 200, body: await reportedContent(db) };
    },

    decideReportedContent: async (call) => {
      requireOrganizer(deps, call);
      return withIdempotency(deps, call, async (trx) => {
        if (!(await settle(trx, clock, call.body))) throw moderationProblem('report-not-found');
        return { status: 204 as const };
      });
    },
  } satisfies Partial<Handlers>;
};

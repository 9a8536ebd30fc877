import { requireOrganizer } from '#server/moderation/moderation.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import { dailyKey } from '#server/platform/jobs/jobs.types.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { deleteReportsBefore, findReport, keepReport } from './problem-report.queries.ts';

export { findReport, listReports } from './problem-report.queries.ts';

const kind = 'problem-report-expiry';
const day = 24 * 60 * 60 * 1000;
const keptFor = 90 * day;

/** Schedules the deletion of old reports for `time`'s day; several processes schedule it once. */
export const scheduleReportExpiry = (
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  time: Date,
): Promise<void> =>
  db.transaction().execute((trx) => jobs.enqueue(trx, kind, {}, { runAt: time, key: dailyKey(time) }));

/** Deletes reports after 90 days, once a day. */
export const registerReportExpiry = ({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void =>
  jobs.register(
    kind,
    async () => {
      const now = clock.now().getTime();
      await deleteReportsBefore(db, new Date(now - keptFor));
      await scheduleReportExpiry({ db, jobs }, new Date(now + day));
    },
    { isNeverGivenUp: true },
  );

/** Reports of problems. Everybody sends them, and the caller is ignored; organizers read them. */
export const problemReportOperations = (deps: Pick<Platform, 'db' | 'clock' | 'settings'>) => {
  const { db, clock } = deps;
  return {
    reportProblem: async ({ body, trace }) => {
      const number = await keepReport(db, { bundle: body, trace, receivedAt: clock.now() });
      return { status: 201, body: { number } };
    },

    getProblemReport: async (call) => {
      requireOrganizer(deps, call);
      const report = await findReport(db, call.params.number);
      if (report === undefined) throw platformProblem('not-found');
      return { status: 200, body: { ...report, receivedAt: report.receivedAt.toISOString() } };
    },
  } satisfies Partial<Handlers>;
};

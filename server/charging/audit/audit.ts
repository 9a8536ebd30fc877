import type { Db } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { dailyKey } from '#server/platform/jobs/jobs.types.ts';
import type { SecurityEvents } from '#server/platform/security-events/security-events.ts';
import type { FindingKind } from './audit.comparison.ts';
import { type AuditFigures, type AuditResult, runAudit } from './audit.run.ts';
import type { AuditDeps } from './audit.types.ts';

type Deps = AuditDeps & { securityEvents: SecurityEvents };

export type { FindingKind } from './audit.comparison.ts';
export type { AuditFigures, AuditResult } from './audit.run.ts';
export type { AuditDeps } from './audit.types.ts';
export { followDispute, followOrder, followTransactions } from './refunds.ts';

const job = 'ledger-audit';
const day = 24 * 60 * 60 * 1000;
/** Checked again, because the gateway completes its reports late. */
const overlap = 3 * day;
/** The window of the first audit, and of a requested one. */
const firstLook = 30 * day;

/** Schedules the audit of `time`'s day, once for all processes. */
export const scheduleAudit = ({ db, jobs }: { db: Db; jobs: Jobs }, time: Date): Promise<void> =>
  db.transaction().execute((trx) => jobs.enqueue(trx, job, {}, { runAt: time, key: dailyKey(time) }));

const lastLook = async (db: Db): Promise<Date | null> => {
  const last = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('lookedUntil').as('until'))
    .where('finishedAt', 'is not', null)
    .executeTakeFirst();
  return last?.until ?? null;
};

/** Compares the ledger of the last thirty days at once. */
export const auditNow = (deps: Deps): Promise<AuditResult> => {
  const until = deps.clock.now();
  return runAudit(deps, { from: new Date(until.getTime() - firstLook), until });
};

export const registerAudit = (deps: Deps): void =>
  deps.jobs.register(
    job,
    async () => {
      const until = deps.clock.now();
      const last = await lastLook(deps.db);
      const from = new Date(
        Math.min(last?.getTime() ?? Number.POSITIVE_INFINITY, until.getTime()) - (last ? overlap : firstLook),
      );
      await runAudit(deps, { from, until });
      await scheduleAudit(deps, new Date(until.getTime() + day));
    },
    { isNeverGivenUp: true },
  );

export type KeptAudit = {
  id: string;
  lookedFrom: Date;
  lookedUntil: Date;
  finishedAt: Date;
  figures: AuditFigures;
  findings: {
    kind: FindingKind;
    subject: string;
    /** cents */
    expected: number | null;
    found: number | null;
    isRepaired: boolean;
  }[];
};

/** The last completed audit, with the unrepaired findings first; null before there is one. */
export const lastAudit = async (db: Db): Promise<KeptAudit | null> => {
  const audit = await db
    .selectFrom('audit')
    .select(['id', 'lookedFrom', 'lookedUntil', 'finishedAt', 'figures'])
    .where('finishedAt', 'is not', null)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!audit?.finishedAt) return null;
  const findings = await db
    .selectFrom('auditFinding')
    .select(['kind', 'subject', 'expected', 'found', 'isRepaired'])
    .where('auditId', '=', audit.id)
    .orderBy('isRepaired')
    .orderBy('id')
    .execute();
  return {
    ...audit,
    finishedAt: audit.finishedAt,
    figures: audit.figures as AuditFigures,
    findings: findings.map((finding) => ({ ...finding, kind: finding.kind as FindingKind })),
  };
};

import type { Purposes } from '#server/charging/charging.ts';
import type { Clock, MovableClock } from '#server/platform/clock/clock.ts';
import type { Db, Store } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Outcomes } from '#server/platform/outcomes/outcomes.ts';
import type { GatewayReports } from '#server/platform/payments/gateway-reports.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { ProblemKinds } from '#server/platform/problems/problem-error.ts';
import type { SecurityEvents } from '#server/platform/security-events/security-events.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

type ScheduleJobsDeps = { db: Db; clock: Clock; jobs: Jobs };

type SandboxDeps = ScheduleJobsDeps & {
  settings: Settings;
  mail: Mail;
  payments: Payments;
  gatewayReports: GatewayReports;
  outcomes: Outcomes;
  log: Log;
  securityEvents: SecurityEvents;
};

/** What the sandbox controls besides the areas' platform. */
export type SandboxParts = {
  platform: SandboxDeps;
  purposes: Purposes;
  problems: ProblemKinds;
  store: Store;
  clock: MovableClock;
  /** Schedules the daily jobs again, which a reset deletes with the other rows. */
  scheduleJobs: (deps: ScheduleJobsDeps) => Promise<void>;
};

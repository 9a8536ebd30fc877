import type { Clock } from './clock/clock.ts';
import type { Db } from './database/database.ts';
import type { Events } from './events/events.ts';
import type { Files } from './files/files.ts';
import type { Identity } from './identity/identity.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LoadShedding } from './load-shedding.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Outcomes } from './outcomes/outcomes.ts';
import type { GatewayReports } from './payments/gateway-reports.ts';
import type { Payments } from './payments/payments.ts';
import type { LoadRenderer } from './render/renderer.ts';
import type { SecurityEvents } from './security-events/security-events.ts';
import type { Settings } from './settings/settings.ts';

export type { Log } from './log.ts';

/** Everything an area may use of the outside world. Areas get it as an argument, so a test can put its own end in. */
export type Platform = {
  settings: Settings;
  db: Db;
  clock: Clock;
  mail: Mail;
  files: Files;
  payments: Payments;
  /** The gateway's own record of what `payments` did, and what it tells by notification. */
  gatewayReports: GatewayReports;
  identity: Identity;
  jobs: Jobs;
  loadShedding: LoadShedding;
  events: Events;
  /** What was chosen at /sandbox to happen next; nothing ever, in production. */
  outcomes: Outcomes;
  /** Aborted when the server begins to close: what would go on for ever ends. */
  closing: AbortSignal;
  /** The app's pages as HTML. */
  loadRenderer: LoadRenderer;
  log: Log;
  /** What an attack leaves behind, whatever the log's level is. */
  securityEvents: SecurityEvents;
};

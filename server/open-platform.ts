import { type Clock, machineClock, openMovableClock } from './platform/clock/clock.ts';
import type { Db, Store } from './platform/database/database.ts';
import { createEvents } from './platform/events/events.ts';
import { databaseFiles } from './platform/files/database-files.ts';
import type { Files } from './platform/files/files.ts';
import { s3Files } from './platform/files/s3-files.ts';
import { registerExpiry } from './platform/idempotency/idempotency.ts';
import { createIdentity, type Identity } from './platform/identity/identity.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLoadShedding } from './platform/load-shedding.ts';
import type { Log } from './platform/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { smtpTransport } from './platform/mail/smtp.ts';
import { noOutcomes } from './platform/outcomes/outcomes.ts';
import { storedOutcomes } from './platform/outcomes/stored-outcomes.ts';
import type { GrantIntents } from './platform/payments/chariot/grants.ts';
import type { GatewayReports } from './platform/payments/gateway-reports.ts';
import { openPayments } from './platform/payments/open-payments.ts';
import type { Payments } from './platform/payments/payments.ts';
import { builtRendering, type LoadRenderer } from './platform/render/renderer.ts';
import {
  createSecurityEvents,
  noSecurityEvents,
  type SecurityEvents,
  toLog,
} from './platform/security-events/security-events.ts';
import type { Settings } from './platform/settings/settings.ts';
import type { Simulators } from './platform/simulators.ts';

/** A test's replacements for ports. */
export type Overrides = {
  clock?: Clock;
  identity?: Identity;
  payments?: Payments;
  gatewayReports?: GatewayReports;
  files?: Files;
  loadRenderer?: LoadRenderer;
  securityEvents?: SecurityEvents;
};

export type PlatformOptions = {
  grantIntents: (db: Db) => GrantIntents;
  /** Null in production. */
  simulators: Simulators | null;
  overrides?: Overrides;
};

/**
 * Creates the parts that areas depend on, over a migrated store, with the implementations that the settings choose. An area declares the
 * parts that it needs, and takes no others; only the files in this folder see them all.
 */
export const openPlatform = async (
  settings: Settings,
  store: Store,
  log: Log,
  { grantIntents, simulators, overrides = {} }: PlatformOptions,
) => {
  const { db } = store;
  const sandbox = settings.mode === 'sandbox';
  const events = createEvents(store);
  const movableClock = sandbox ? await openMovableClock(db, events) : null;
  const clock: Clock = overrides.clock ?? movableClock ?? machineClock;
  const outcomes = sandbox ? storedOutcomes(db, clock, store.kind === 'embedded') : noOutcomes;
  const loadShedding = createLoadShedding();
  const jobs = createJobs({ db, clock, events, log, loadShedding });
  registerExpiry({ db, clock, jobs });
  const mail = createMail({ db, clock, jobs }, smtpTransport(settings.mail));
  const { s3 } = settings.files;
  const files = overrides.files ?? (s3 ? s3Files(s3) : databaseFiles({ db, clock }));
  const securityEvents =
    overrides.securityEvents ??
    (settings.securityEvents ? createSecurityEvents(toLog(log)) : noSecurityEvents);
  const identity =
    overrides.identity ??
    (await createIdentity(
      settings.identity,
      { db, clock, mail, securityEvents, site: settings },
      simulators,
    ));
  const gateway = await openPayments(settings, {
    db,
    clock,
    outcomes,
    log,
    simulators,
    grantIntents: grantIntents(db),
  });
  const payments = overrides.payments ?? gateway.payments;
  const closing = new AbortController();
  const loadRenderer = overrides.loadRenderer ?? builtRendering();
  return {
    platform: {
      settings,
      db,
      clock,
      mail,
      files,
      payments,
      gatewayReports: overrides.gatewayReports ?? gateway.reports,
      identity,
      jobs,
      loadShedding,
      events,
      outcomes,
      closing: closing.signal,
      loadRenderer,
      log,
      securityEvents,
    },
    /** The sandbox's control of the clock; null in production. */
    movableClock,
    /** Ends endless streams, so that the requests in progress can end. */
    beginClosing: (): void => closing.abort(),
    /** Ends the work in progress and closes what was opened, the store last. */
    close: async (): Promise<void> => {
      securityEvents.close();
      await jobs.stop();
      await gateway.close();
      await store.close();
    },
  };
};

export type OpenPlatform = Awaited<ReturnType<typeof openPlatform>>;

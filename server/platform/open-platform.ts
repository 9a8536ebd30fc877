import { join } from 'node:path';
import { type Clock, type MovableClock, machineClock, openMovableClock } from './clock/clock.ts';
import type { Db, Store } from './database/database.ts';
import { createEvents } from './events/events.ts';
import { localFiles } from './files/local-files.ts';
import { registerExpiry } from './idempotency/expiry.ts';
import { createIdentity } from './identity/identity.ts';
import { createJobs } from './jobs/jobs.ts';
import { createLoadShedding } from './load-shedding.ts';
import { createMail } from './mail/mail.ts';
import { smtpTransport } from './mail/smtp.ts';
import { noOutcomes } from './outcomes/outcomes.ts';
import { storedOutcomes } from './outcomes/stored-outcomes.ts';
import type { GrantIntents } from './payments/chariot/grant-intents.ts';
import { openPayments } from './payments/open-payments.ts';
import type { Log, Platform } from './platform.ts';
import { builtRendering } from './render/renderer.ts';
import { createSecurityEvents, noSecurityEvents, toLog } from './security-events/security-events.ts';
import type { Settings } from './settings/settings.ts';
import type { Simulators } from './simulators.ts';

export type OpenPlatform = {
  platform: Platform;
  /** The sandbox's hold on the clock; null in production. */
  movableClock: MovableClock | null;
  /** Ends what would go on for ever, so that the requests under way can end. */
  beginClosing: () => void;
  /** Ends the work under way and closes what was opened, the store last. */
  close: () => Promise<void>;
};

/** Ends of ports that a test puts in the place of the real ones. */
export type Overrides = Partial<
  Pick<
    Platform,
    'clock' | 'identity' | 'payments' | 'gatewayReports' | 'files' | 'loadRenderer' | 'securityEvents'
  >
>;

export type PlatformOptions = {
  grantIntents: (db: Db) => GrantIntents;
  /** Null in production. */
  simulators: Simulators | null;
  overrides?: Overrides;
};

/** The platform on a store that is up to date: every port with the end that the settings choose. */
export const openPlatform = async (
  settings: Settings,
  store: Store,
  log: Log,
  { grantIntents, simulators, overrides = {} }: PlatformOptions,
): Promise<OpenPlatform> => {
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
  const files = overrides.files ?? localFiles(join(settings.dataDir, 'files'));
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
    movableClock,
    beginClosing: () => closing.abort(),
    close: async () => {
      securityEvents.close();
      await jobs.stop();
      await gateway.close();
      await store.close();
    },
  };
};

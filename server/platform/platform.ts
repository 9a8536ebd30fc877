import type { Clock } from './clock/clock.ts';
import type { Db } from './database/database.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Payments } from './payments/payments.ts';
import type { LoadRenderer } from './render/renderer.ts';
import type { Settings } from './settings/settings.ts';

/** The parts that areas depend on. A function declares the parts that it needs: `Pick<Platform, 'db' | 'clock'>`. */
export type Platform = {
  settings: Settings;
  db: Db;
  clock: Clock;
  jobs: Jobs;
  mail: Mail;
  log: Log;
  payments: Payments;
  files: Files;
  loadRenderer: LoadRenderer;
};

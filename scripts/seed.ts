import Fastify from 'fastify';
import { readSettings } from '#server/read-settings.ts';
import { openStore } from '../server/platform/database/open-store.ts';
import { demoAccounts, demoPassword, seed } from '../server/seed/seed.ts';
import { refuseDataOfOtherMode } from '../server/store-mode.ts';
import { acceptArguments } from './prepare.ts';

async function seedStore(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.mode === 'production')
    throw new Error('MODE is production: the demo’s people belong in a sandbox.');
  const { log } = Fastify({ logger: { level: settings.logLevel } });
  const store = await openStore(settings, log, refuseDataOfOtherMode(settings));
  const where = settings.databaseUrl ? 'DATABASE_URL' : settings.dataDir;
  try {
    if (!(await seed(store))) {
      process.stdout.write(`There is an event in ${where} already, so nothing was changed.\n`);
      return;
    }
    process.stdout.write(
      `Filled ${where} with the demo event. Sign in with the password ${demoPassword} as\n`,
    );
    for (const { email, shows } of demoAccounts) process.stdout.write(`  ${email}: ${shows}\n`);
  } finally {
    await store.close();
  }
}

acceptArguments();
try {
  await seedStore();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

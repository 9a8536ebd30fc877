import { buildApp } from './app.ts';
import { scheduleJobs } from './operations.ts';
import type { Settings } from './platform/settings/settings.ts';
import { readSettings } from './read-settings.ts';
import { inWords, listenProblem } from './start-errors.ts';
import { refuseDataOfOtherMode } from './store-mode.ts';

/**
 * Connections that wait to be accepted: thousands of clients would fill the usual 511 in a sixth of a second, and the rest would get no
 * answer.
 */
const backlog = 4096;

type App = Awaited<ReturnType<typeof buildApp>>;

/** The address to open: with PORT=0 the system chooses the port at the start. */
const addressOf = ({ publicUrl, port }: Settings, app: App): string => {
  const bound = app.server.address();
  if (port !== 0 || bound === null || typeof bound === 'string') return publicUrl;
  return publicUrl.replace(/:0$/, `:${bound.port}`);
};

const greet = async (settings: Settings, address: string): Promise<void> => {
  console.log(`Ready at ${address}`);
  if (!settings.seed) return;
  const { demoAccounts, demoPassword } = await import('./seed/seed.ts');
  console.log(`\nSign in with the password ${demoPassword} as`);
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  for (const { email, shows } of demoAccounts) console.log(`  ${email.padEnd(width)}  ${shows}`);
  console.log(`\nChoose what happens next at ${address}/sandbox`);
};

/** The demo's data are loaded only on request: production starts without them. */
const fill = async (app: App): Promise<void> => {
  const { seed } = await import('./seed/seed.ts');
  if (await seed(app.opened.platform)) console.log('Filled the empty database with the demo event.');
};

const run = async (): Promise<void> => {
  const dev = process.argv.includes('--dev');
  const settings = readSettings({ ...(dev ? { CHECK_RESPONSES: 'yes' } : {}), ...process.env });
  const app = await buildApp({ settings, dev, admit: refuseDataOfOtherMode(settings) });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    if (settings.seed) await fill(app);
    await app.listen({ host: settings.host, port: settings.port, backlog }).catch((error: unknown) => {
      throw listenProblem(error, settings);
    });
  } catch (error) {
    await app.close();
    throw error;
  }
  const { platform } = app.opened;
  if (settings.jobs) {
    await scheduleJobs(platform);
    await platform.jobs.start();
  }
  await greet(settings, addressOf(settings, app));
};

run().catch((error: unknown) => {
  console.error(inWords(error));
  process.exit(1);
});

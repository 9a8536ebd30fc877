import { buildApp } from './app.ts';
import { readSettings } from './platform/settings/settings.ts';

/** Errors whose message is meant for the person who starts the server, and says all there is to say. */
const plain = new Set(['SettingsError', 'DirectoryInUse', 'MigrationFailed']);

const say = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (plain.has(error.name)) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'PORT is in use by another program. Stop that one, or set PORT to another number.';
  return error.stack ?? error.message;
};

const run = async (): Promise<void> => {
  const dev = process.argv.includes('--dev');
  const settings = readSettings({ ...(dev ? { CHECK_RESPONSES: 'yes' } : {}), ...process.env });
  const app = await buildApp({ settings, dev });
  await app.listen({ host: settings.host, port: settings.port });
  if (settings.jobs) await app.opened.platform.jobs.start();
  const stop = async () => {
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`Ready at ${settings.publicUrl}`);
};

run().catch((error: unknown) => {
  console.error(say(error));
  process.exit(1);
});

import { z } from 'zod';
import { buildApp } from '#server/app.ts';
import { identityVariables, readIdentity } from '#server/platform/settings/identity.settings.ts';
import { readSettings } from '#server/read-settings.ts';
import { seed } from '#server/seed/seed.ts';

/*
 * The sandbox as `server/main.ts` starts it, with the identity provider of the IDENTITY settings. No sandbox starts with these settings,
 * and no production with the demo event, which the test needs.
 */

const isIdentity = ([name]: [string, unknown]): boolean => name.startsWith('IDENTITY');
const environment = Object.entries(process.env);
const settings = {
  ...readSettings(Object.fromEntries(environment.filter((each) => !isIdentity(each)))),
  identity: readIdentity({
    MODE: 'production',
    ...z.object(identityVariables).parse(Object.fromEntries(environment.filter(isIdentity))),
  }),
};
const app = await buildApp({ settings });
await seed(app.opened.platform);
await app.listen({ host: settings.host, port: settings.port });
process.on('SIGTERM', () => void app.close());
process.stdout.write(`Ready at ${settings.publicUrl}\n`);

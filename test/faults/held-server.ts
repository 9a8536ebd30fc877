import { buildApp } from '#server/app.ts';
import { readSettings } from '#server/read-settings.ts';
import { testIdentity } from '#test/support/api.ts';
import { testClock } from '#test/support/clock.ts';

/*
 * The server as a process that a test can kill. HOLD names the moment at which it stops for ever: `mail.send`, the last step before
 * `complete` or a batch of shares commits; `sale.before` and `sale.after`, before and after the gateway's charge; `answer`, when everything
 * is done and the answer was not sent.
 */

const { HOLD: hold, CLOCK: start, ...environment } = process.env;

const held = (): Promise<never> => {
  process.stdout.write('held\n');
  return new Promise(() => {});
};

const app = await buildApp({
  settings: readSettings({ CHECK_RESPONSES: 'yes', LOG_LEVEL: 'silent', SEED: 'no', ...environment }),
  overrides: { clock: testClock(start), identity: testIdentity },
});
const { platform } = app.opened;
const { sale } = platform.payments;
if (hold === 'mail.send') platform.mail = { ...platform.mail, send: held, sendAll: held };
if (hold === 'sale.before') platform.payments = { ...platform.payments, sale: held };
if (hold === 'sale.after')
  platform.payments = { ...platform.payments, sale: (request) => sale(request).then(held) };

if (hold === 'answer')
  app.server.prependListener('request', ({ method }, response) => {
    if (method !== 'POST') return;
    response.end = () => {
      void held();
      return response;
    };
  });

process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);

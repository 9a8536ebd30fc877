import { buildApp } from '#server/app.ts';
import { scheduleJobs } from '#server/operations.ts';
import { readSettings } from '#server/read-settings.ts';
import { braintreeSimulatorAt } from '#server/simulators/simulators.ts';
import { testIdentity } from '#test/support/api.ts';

/*
 * The server as `server/main.ts` starts it, with three differences: its gateway is the process at GATEWAY_PORT, it trusts every identity,
 * and it has a proxy in front, so that each donor has an address of their own. It sends its address to the process that started it,
 * and ends with that process.
 */

const { GATEWAY_PORT: port, ...environment } = process.env;
const settings = {
  ...readSettings({ SEED: 'no', LOG_LEVEL: 'silent', CARD_DECLINES_ALLOWED: '1000', ...environment }),
  trustedProxies: ['127.0.0.1'],
};
const { payments, reports } = braintreeSimulatorAt(Number(port), settings.payments.timeoutMs);
const app = await buildApp({
  settings,
  overrides: { payments, gatewayReports: reports, identity: testIdentity },
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
if (settings.jobs) {
  await scheduleJobs(app.opened.platform);
  await app.opened.platform.jobs.start();
}
process.send?.({ address });
process.on('disconnect', () => process.exit());

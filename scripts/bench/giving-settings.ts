import { tmpdir } from 'node:os';
import type { AppOptions } from '#server/app.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import { blankRenderer } from '#server/platform/render/renderer.ts';
import { readSettings } from '#server/read-settings.ts';
import { testIdentity } from '#test/support/api.ts';
import { productionVariables } from '#test/support/production-variables.ts';

/** Names a gateway that is never called: production opens no simulator. */
const { payments: paymentSettings, grants } = readSettings({ ...productionVariables, DATA_DIR: tmpdir() });

/**
 * The server as in production, where no request reads the sandbox's outcomes; its e-mails end in the outbox. Donors come through a trusted
 * proxy, so that each has its own address: otherwise the limits by address would stop the load generator.
 */
export const givingOptions = (
  databaseUrl: string,
  payments: Payments,
  logLevel: 'error' | 'silent',
): AppOptions => ({
  settings: {
    ...readSettings({
      DATA_DIR: tmpdir(),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: logLevel,
      SEED: 'no',
    }),
    mode: 'production',
    payments: paymentSettings,
    grants,
    trustedProxies: ['127.0.0.1'],
  },
  overrides: { payments, identity: testIdentity, loadRenderer: async () => blankRenderer },
});

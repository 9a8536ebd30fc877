import { tmpdir } from 'node:os';
import type { AppOptions } from '#server/app.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import { blankRenderer } from '#server/platform/render/renderer.ts';
import { readSettings } from '#server/read-settings.ts';
import { testIdentity } from '#test/support/callers.ts';
import { productionVariables } from '#test/support/production-variables.ts';

/** Names a gateway, which is never asked: production has no simulator to open. */
const { payments: paymentSettings, grants } = readSettings({ ...productionVariables, DATA_DIR: tmpdir() });

/**
 * The server as in production, where a request doesn’t ask the sandbox what it should do; its letters end in the outbox. Donors come
 * through a proxy that is believed, so that each has an address of their own: the limits by address would meet the load generator.
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

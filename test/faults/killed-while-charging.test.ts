import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openEmbeddedStore } from '#server/platform/database/embedded-store.ts';
import { noOutcomes } from '#server/platform/outcomes/outcomes.ts';
import { openPayments } from '#server/platform/payments/open-payments.ts';
import { testClock } from '#test/support/clock.ts';
import { gatewayDeps } from '#test/support/gateway-deps.ts';
import { silent } from '#test/support/silent.ts';

const script = fileURLToPath(new URL('../support/charge-then-hang.ts', import.meta.url));

test('a process killed between the charge and its answer leaves a charge that the next process finds', {
  tags: 'everything',
}, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'killed-'));
  const child = spawn(process.execPath, [script, directory, 'order-1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toBe('charged\n');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const store = await openEmbeddedStore(directory);
  const parts = {
    ...gatewayDeps(store.db),
    clock: testClock(),
    outcomes: noOutcomes,
    log: silent,
  };
  const gateway = await openPayments(
    { payments: { gateway: 'sandbox', timeoutMs: 5000 }, grants: { by: 'nobody' } },
    parts,
  );
  expect(await gateway.payments.findByOrderId('order-1')).toEqual({
    transactionId: expect.any(String),
    amount: 4200,
    paidWith: expect.anything(),
    card: expect.any(String),
    status: 'charged',
  });
  expect(await gateway.payments.findByOrderId('order-2')).toBeNull();
  await gateway.close();
  await store.close();
  rmSync(directory, { recursive: true });
});

import { setImmediate } from 'node:timers/promises';
import { machineClock } from '#server/platform/clock/clock.ts';
import { openEmbeddedStore } from '#server/platform/database/embedded-store.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { storedOutcomes } from '#server/platform/outcomes/stored-outcomes.ts';
import { openPayments } from '#server/platform/payments/open-payments.ts';
import { gatewayDeps } from '#test/support/gateway-deps.ts';
import { silent } from './silent.ts';

/**
 * A process to be killed: `charge-then-hang.ts DIRECTORY ORDER` charges an order at the local gateway whose answer is
 * lost, says "charged" once the gateway's reports have it, and keeps waiting for the answer.
 */
const [directory = '', orderId = ''] = process.argv.slice(2);
const store = await openEmbeddedStore(directory);
await migrate(store);
const outcomes = storedOutcomes(store.db, machineClock, true);
const parts = {
  ...gatewayDeps(store.db),
  clock: machineClock,
  outcomes,
  log: silent,
};
const { payments } = await openPayments(
  { payments: { gateway: 'sandbox', timeoutMs: 60_000 }, grants: { by: 'nobody' } },
  parts,
);
await outcomes.choose('gateway.sale', { kind: 'timeout', when: 'after' });
payments.sale({ orderId, amount: 4200, source: { nonce: 'fake-valid-visa-nonce' } }).catch(() => undefined);

const isCharged = async (): Promise<boolean> =>
  (await store.db.selectFrom('localGatewayTransaction').select('id').execute()).length > 0;
// The embedded database answers without leaving the event loop's turn: the gateway's sockets need one of their own.
while (!(await isCharged())) await setImmediate();
process.stdout.write('charged\n');

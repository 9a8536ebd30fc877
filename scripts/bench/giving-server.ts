import { buildApp } from '#server/app.ts';
import { measuredGateway } from './giving-gateway.ts';
import { givingOptions } from './giving-settings.ts';

/** The requests of the measuring process; each is answered. `takes`: the gateway's time from now on, in milliseconds. */
export type Order = { takes: number } | 'usage' | 'charged' | 'run jobs';

/** `usage`: milliseconds of processor time so far; `charged`: cents by order at the gateway. */
export type Reply = { address: string } | { usage: number } | { charged: Record<string, number> } | 'done';

const gateway = measuredGateway();
const app = await buildApp(givingOptions(process.env.DATABASE_URL ?? '', gateway.payments, 'error'));

const answer = async (order: Order): Promise<Reply> => {
  if (order === 'charged') return { charged: gateway.charged() };
  if (order === 'usage') {
    const { user, system } = process.cpuUsage();
    return { usage: (user + system) / 1000 };
  }
  if (order === 'run jobs') await app.opened.platform.jobs.start();
  else gateway.takes(order.takes);
  return 'done';
};

process.on('message', async (order: Order) => process.send?.(await answer(order)));
// The measuring process is gone, or done.
process.on('disconnect', () => process.exit());
process.send?.({ address: await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 }) } satisfies Reply);

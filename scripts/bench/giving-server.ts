import { buildApp } from '#server/app.ts';
import { measuredGateway } from './giving-gateway.ts';
import { givingOptions } from './giving-settings.ts';

/** What the measuring process asks of this one; each is answered. `takes`: the gateway, milliseconds from now on. */
export type Order = { takes: number } | 'usage' | 'charged' | 'run jobs';

/** `usage`: milliseconds of processor time so far; `charged`: cents by order, as the gateway has them. */
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
// Whoever measured is gone, or done.
process.on('disconnect', () => process.exit());
process.send?.({ address: await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 }) } satisfies Reply);

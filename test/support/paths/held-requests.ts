import type { Page, Request, Route } from 'playwright/test';
import type { BrowserFace } from './model.ts';

type Held = { port: string; route: Route; request: Request };

/**
 * Holds the requests of each port until the path says how the port answers. While a port is open its requests go on at
 * once, so that a port may ask several things one after the other.
 */
export const holdRequests = async (page: Page, ports: BrowserFace['requests']) => {
  let held: Held[] = [];
  const open = new Set<string>();
  const waiting = new Map<string, () => void>();

  await page.route('**/api/**', async (route, request) => {
    const path = new URL(request.url()).pathname;
    const port = Object.keys(ports).find((name) => ports[name]?.({ method: request.method(), path }));
    if (port === undefined || open.has(port)) return route.continue();
    held.push({ port, route, request });
    waiting.get(port)?.();
  });

  const arrival = (port: string): Promise<void> =>
    held.some((one) => one.port === port)
      ? Promise.resolve()
      : new Promise((resolve) => {
          waiting.set(port, resolve);
        });

  return {
    /** Waits until the port has asked, and lets what it asked through. Its test's time limit is the limit. */
    answer: async (port: string): Promise<void> => {
      await arrival(port);
      open.add(port);
      const ready = held.filter((one) => one.port === port);
      held = held.filter((one) => one.port !== port);
      await Promise.all(ready.map(({ route }) => route.continue()));
      await Promise.all(ready.map(({ request }) => request.response().catch(() => null)));
    },
    /** Holds the port's next request again. */
    close: (port: string): void => {
      open.delete(port);
      waiting.delete(port);
    },
    /** Forgets what was held for a walk that is over. */
    clear: async (): Promise<void> => {
      open.clear();
      waiting.clear();
      const left = held;
      held = [];
      await Promise.all(left.map(({ route }) => route.abort().catch(() => undefined)));
    },
  };
};

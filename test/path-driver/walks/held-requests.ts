import { expect, type Page, type Request, type Route } from 'playwright/test';
import type { BrowserFace } from '#test/path-driver/model/define-model.ts';

type Held = { port: string; route: Route; request: Request };

/** The port under whose name a port's requests are held: its own, or that of the one it shares them with. */
const ownerOf = (ports: BrowserFace['requests'], port: string): string => {
  const asked = ports[port];
  return typeof asked === 'string' ? asked : port;
};

const portFor = (ports: BrowserFace['requests'], request: { method: string; path: string; body: string }) =>
  Object.entries(ports).find(([, asks]) => typeof asks === 'function' && asks(request))?.[0];

/**
 * Holds the requests of each port until the path says how the port answers. While a port is open its requests go on at
 * once, so that a port may ask several things one after the other.
 */
export const holdRequests = async (page: Page, ports: BrowserFace['requests']) => {
  let held: Held[] = [];
  const open = new Set<string>();

  let isFree = false;

  // The API's, and those of the provider on the same site.
  await page.route(/\/(api|identity)\//, async (route, request) => {
    const path = new URL(request.url()).pathname;
    const port = portFor(ports, { method: request.method(), path, body: request.postData() ?? '' });
    if (isFree || port === undefined || open.has(port)) return route.fallback();
    held.push({ port, route, request });
  });

  const take = (port: string): Held[] => {
    const taken = held.filter((one) => one.port === port);
    held = held.filter((one) => one.port !== port);
    return taken;
  };

  /** Waits until the port has asked. */
  const arrival = (port: string): Promise<void> =>
    expect
      .poll(() => held.some((one) => one.port === port), {
        message: `${port} asks`,
        intervals: [10, 20, 50],
        // Two browsers, their server and their tests share a machine.
        timeout: 30_000,
      })
      .toBe(true);

  const abort = (those: Held[]) =>
    Promise.all(those.map(({ route }) => route.abort('internetdisconnected').catch(() => undefined)));

  return {
    /** Waits until the port has asked. */
    arrival: (named: string): Promise<void> => arrival(ownerOf(ports, named)),
    /** Waits until the port has asked, and lets what it asked through; where it asks anew at once, only that. */
    answer: async (named: string, isAskedAnew: boolean): Promise<void> => {
      const port = ownerOf(ports, named);
      await arrival(port);
      if (!isAskedAnew) open.add(port);
      const ready = take(port);
      await Promise.all(ready.map(({ route }) => route.continue()));
      await Promise.all(ready.map(({ request }) => request.response().catch(() => null)));
    },
    /** Waits until the port has asked, and lets it hear that there is no connection. */
    lose: async (named: string): Promise<void> => {
      const port = ownerOf(ports, named);
      await arrival(port);
      await abort(take(port));
    },
    /**
     * What the ports have asked by now, to be ended after the path no longer waits for it: left alone, it would be
     * answered in the place of a later request.
     */
    asked: async (named: string[]): Promise<{ end: () => Promise<unknown> }> => {
      const owners = named.map((port) => ownerOf(ports, port));
      await Promise.all(owners.map(arrival));
      const those = owners.flatMap(take);
      return { end: () => abort(those) };
    },
    /** Holds the port's next request again. */
    close: (named: string): void => {
      const port = ownerOf(ports, named);
      open.delete(port);
    },
    /** Holds nothing while this runs. */
    freely: async (run: () => Promise<void>): Promise<void> => {
      isFree = true;
      await run().finally(() => {
        isFree = false;
      });
    },
    /** Forgets what was held for a walk that is over. */
    clear: async (): Promise<void> => {
      open.clear();
      await abort(held.splice(0));
    },
  };
};

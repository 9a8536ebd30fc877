import { expect, type Page, type Request, type Route } from 'playwright/test';
import type { BrowserSettings } from '#test/path-driver/model/page-object.ts';

type Held = { port: string; route: Route; request: Request };

/** The port that owns the requests: the port itself, or the one whose requests it shares. */
const ownerOf = (ports: BrowserSettings['requests'], port: string): string => {
  const asked = ports[port];
  return typeof asked === 'string' ? asked : port;
};

const portFor = (
  ports: BrowserSettings['requests'],
  request: { method: string; path: string; body: string },
) => Object.entries(ports).find(([, asks]) => typeof asks === 'function' && asks(request))?.[0];

/**
 * Holds the requests of each port until the path says how the port answers. While a port answers, its requests go on at
 * once: a port may make several requests, one after the other.
 */
export const holdRequests = async (page: Page, ports: BrowserSettings['requests']) => {
  let held: Held[] = [];
  const open = new Set<string>();

  let isFree = false;

  // The paths of the API and of the identity provider.
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

  /** Waits for a request of the port. */
  const arrival = (port: string): Promise<void> =>
    expect
      .poll(() => held.some((one) => one.port === port), {
        message: `${port} asks`,
        intervals: [10, 20, 50],
        // Two browsers and their server share a machine.
        timeout: 30_000,
      })
      .toBe(true);

  const abort = (those: Held[]) =>
    Promise.all(those.map(({ route }) => route.abort('internetdisconnected').catch(() => undefined)));

  return {
    /** Waits for a request of the port. */
    arrival: (named: string): Promise<void> => arrival(ownerOf(ports, named)),
    /** Waits for the request and lets it go on. Later requests go on too, unless the machine invokes the port again. */
    answer: async (named: string, isAskedAnew: boolean): Promise<void> => {
      const port = ownerOf(ports, named);
      await arrival(port);
      if (!isAskedAnew) open.add(port);
      const ready = take(port);
      await Promise.all(ready.map(({ route }) => route.continue()));
      await Promise.all(ready.map(({ request }) => request.response().catch(() => null)));
    },
    /** Waits for the request and aborts it, as without a connection. */
    lose: async (named: string): Promise<void> => {
      const port = ownerOf(ports, named);
      await arrival(port);
      await abort(take(port));
    },
    /**
     * The requests of these ports, to be aborted when the path no longer waits for them. A request left over would get
     * the answer of a later one.
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
    /** Holds no request while `run` runs. */
    withoutHolding: async (run: () => Promise<void>): Promise<void> => {
      isFree = true;
      await run().finally(() => {
        isFree = false;
      });
    },
    /** Aborts what the last path left. */
    clear: async (): Promise<void> => {
      open.clear();
      await abort(held.splice(0));
    },
  };
};

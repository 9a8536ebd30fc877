import { expect, type Page } from 'playwright/test';
import type { PortSource, SentRequest } from '#driver/model/ports.ts';
import { type PausedRequest, pauseRequests } from '#driver/paused-requests.ts';

type Held = { port: string; request: PausedRequest };

const portFor = (ports: Record<string, PortSource>, sent: SentRequest): string | undefined =>
  Object.entries(ports).find(
    ([, source]) => typeof source === 'object' && 'request' in source && source.request(sent),
  )?.[0];

/** The answer to this request, from now on; null if it gets none. */
const answerTo = (page: Page, { method, url }: PausedRequest) =>
  Promise.race([
    page.waitForEvent('response', (one) => one.url() === url && one.request().method() === method),
    page.waitForEvent('requestfailed', (one) => one.url() === url && one.method() === method),
  ]).catch(() => null);

/**
 * Holds the requests of each port until the path says how the port answers. While a port answers, its requests continue at
 * once: a port may make several requests, one after the other.
 */
export const holdRequests = async (
  page: Page,
  ports: Record<string, PortSource>,
  addresses: readonly string[],
) => {
  let held: Held[] = [];
  const open = new Set<string>();
  /** Ports without a connection. */
  const lost = new Set<string>();

  let isFree = false;

  const patterns = addresses.map((urlPattern) => ({ urlPattern }));
  await pauseRequests(page, patterns, (request) => {
    const port = portFor(ports, request);
    if (isFree || port === undefined || open.has(port)) return false;
    if (lost.has(port)) {
      void request.lose();
      return true;
    }
    held.push({ port, request });
    return true;
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

  /** False if none of them was still waiting: a page that was left leaves its requests behind. */
  const abort = async (those: Held[]): Promise<boolean> =>
    (await Promise.all(those.map(({ request }) => request.lose()))).some(Boolean);

  return {
    /** Waits for a request of the port. */
    arrival,
    /** Waits for the request and lets it continue. Later requests continue too, unless the machine asks again by the same requests. */
    answer: async (port: string, isAskedAnew: boolean): Promise<void> => {
      for (let isAnswered = false; !isAnswered; ) {
        await arrival(port);
        const ready = take(port).map((one) => ({ ...one, answer: answerTo(page, one.request) }));
        const areAlive = await Promise.all(ready.map(({ request }) => request.goOn()));
        isAnswered = areAlive.some(Boolean);
        if (isAnswered && !isAskedAnew) {
          open.add(port);
          for (const { request } of take(port)) void request.goOn();
        }
        await Promise.all(ready.filter((_, at) => areAlive[at]).map(({ answer }) => answer));
      }
    },
    /** Waits for the request and aborts it and later ones, as without a connection: the page may ask twice, for two parts. Later ones wait if the machine asks again. */
    lose: async (port: string, isAskedAnew: boolean): Promise<void> => {
      for (let isLost = false; !isLost; ) {
        await arrival(port);
        isLost = await abort(take(port));
      }
      if (!isAskedAnew) lost.add(port);
    },
    /**
     * The requests of these ports, to be aborted when the path no longer waits for them. A request left over would get
     * the answer of a later one.
     */
    asked: async (owners: string[]): Promise<{ end: () => Promise<unknown> }> => {
      await Promise.all(owners.map(arrival));
      const those = owners.flatMap(take);
      return { end: () => abort(those) };
    },
    /** Holds the port's next request again. */
    close: (port: string): void => {
      open.delete(port);
      lost.delete(port);
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
      lost.clear();
      await abort(held.splice(0));
    },
  };
};

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { countedAs, neighbourhood } from './neighbourhood.ts';

/** Keys of one limit that a process counts at once, and as many that it refuses: four megabytes when all are taken. */
const mostKeys = 10_000;

/** How often a key was used since its window began, in milliseconds of the machine's clock. */
type Counted = { current: number; since: number };

export type Count = { current: number; ttl: number };

/**
 * Forgets the keys whose windows began first, a tenth at once: to find the first of a map costs as much as was deleted
 * before it.
 */
const makeRoom = (counts: Map<string, Counted>, most: number): void => {
  if (counts.size <= most) return;
  for (const key of counts.keys()) {
    if (counts.size <= most * 0.9) return;
    counts.delete(key);
  }
};

/**
 * Counts how often each key was used within `window` milliseconds of its first use. Memory is bounded: of the keys within
 * their limit and of those beyond it, `most` each are kept. So a key beyond its limit is forgotten only when as many other
 * keys went beyond theirs, however many others there are.
 */
export const countUses = (most: number, now: () => number = Date.now) => {
  // In the order in which the windows began.
  const within = new Map<string, Counted>();
  const beyond = new Map<string, Counted>();

  const begin = (key: string, window: number): Count => {
    beyond.delete(key);
    within.delete(key);
    within.set(key, { current: 1, since: now() });
    makeRoom(within, most);
    return { current: 1, ttl: window };
  };

  return {
    size: () => within.size + beyond.size,
    use: (key: string, window: number, limit: number): Count => {
      const known = beyond.get(key) ?? within.get(key);
      if (!known || known.since + window <= now()) return begin(key, window);
      known.current += 1;
      if (known.current > limit && within.delete(key)) {
        beyond.set(key, known);
        makeRoom(beyond, most);
      }
      return { current: known.current, ttl: known.since + window - now() };
    },
  };
};

/** The library makes one of these for each operation that has a limit. */
class UseStore {
  readonly #counts = countUses(mostKeys);

  incr(
    key: string,
    done: (error: Error | null, result?: Count) => void,
    window: number,
    limit: number,
  ): void {
    done(null, this.#counts.use(key, window, limit));
  }

  child(): UseStore {
    return new UseStore();
  }
}

/** Holds the operations in `api` to the limits that the contract declares, each process by its own count. */
export const limitRates = async (api: FastifyInstance): Promise<void> => {
  await api.register(rateLimit, {
    global: false,
    store: UseStore,
    errorResponseBuilder: () => platformProblem('too-many-requests'),
  });
};

/**
 * Makes what refuses a network more than `perMinute` uses of `what`, for routes of `app`, which has no other limits. An address that
 * tells nobody apart, such as that of a proxy on this machine, is not limited: it would close the site for everybody.
 */
export const networkLimit = async (app: FastifyInstance, what: string, perMinute: number) => {
  await limitRates(app);
  return app.rateLimit({
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }: FastifyRequest) => `${what} ${countedAs(ip)}`,
    allowList: ({ ip }: FastifyRequest) => neighbourhood(ip) === null,
  });
};

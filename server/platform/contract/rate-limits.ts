import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { addressGroup, countedAs } from './address-group.ts';

/** How many keys of one limit a process counts at once; it keeps as many refused ones. Four megabytes when full. */
const mostKeys = 10_000;

/** Uses of a key since its window began, in milliseconds of the machine's clock. */
type Counted = { current: number; since: number };

export type Count = { current: number; ttl: number };

/**
 * Drops the tenth of the keys whose windows began first, all at once: to find the first of a map costs as much as was deleted before it.
 */
const makeRoom = (counts: Map<string, Counted>, most: number): void => {
  if (counts.size <= most) return;
  for (const key of counts.keys()) {
    if (counts.size <= most * 0.9) return;
    counts.delete(key);
  }
};

/**
 * Counts the uses of each key within `window` milliseconds of the first. Memory is bounded: `most` keys within their limit and `most`
 * beyond it are kept. A key beyond its limit is dropped only when `most` other keys went beyond theirs.
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

/** The library creates one for each operation that has a limit. */
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

/** Applies the contract's limits to the operations in `api`; each process counts by itself. */
export const limitRates = async (api: FastifyInstance): Promise<void> => {
  await api.register(rateLimit, {
    global: false,
    store: UseStore,
    errorResponseBuilder: () => platformProblem('too-many-requests'),
  });
};

/**
 * Creates the check that refuses an address group more than `perMinute` uses of `what`, for routes of `app` without other limits. An
 * address without a group, such as that of a proxy on this machine, is not limited: that would close the site for all.
 */
export const networkLimit = async (app: FastifyInstance, what: string, perMinute: number) => {
  await limitRates(app);
  return app.rateLimit({
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }: FastifyRequest) => `${what} ${countedAs(ip)}`,
    allowList: ({ ip }: FastifyRequest) => addressGroup(ip) === null,
  });
};

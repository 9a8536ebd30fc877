/** With fewer requests in progress a process has time for other work. */
const sheddingFrom = 10;

export type LoadShedding = {
  /** Counts the work as in progress until it ends. */
  within: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** Resolves when the load is low, and at the latest after `forEach` milliseconds for each request now in progress. */
  over: (forEach: number) => Promise<void>;
};

/** Knows whether this process serves many requests at once, so that background work can wait. */
export const createLoadShedding = (): LoadShedding => {
  let underWay = 0;
  const waiting = new Set<() => void>();
  const end = () => {
    underWay -= 1;
    if (underWay < sheddingFrom) for (const resolve of waiting) resolve();
  };
  return {
    within: async (work) => {
      underWay += 1;
      try {
        return await work();
      } finally {
        end();
      }
    },
    over: async (forEach) => {
      if (underWay < sheddingFrom) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, forEach * underWay);
      waiting.add(resolve);
      await promise;
      waiting.delete(resolve);
      clearTimeout(timer);
    },
  };
};

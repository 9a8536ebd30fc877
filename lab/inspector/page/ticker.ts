/** Tells once a frame that something was recorded, however much it was. For `useSyncExternalStore`. */
export const createTicker = () => {
  const listeners = new Set<() => void>();
  let count = 0;
  let isDue = false;
  return {
    tick: (): void => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        count += 1;
        for (const listener of listeners) listener();
      });
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: () => count,
  };
};

import { Piscina } from 'piscina';

type Work = Record<string, (data: never) => unknown>;

/** Runs what a module exports, by name, in a thread of its own. Rejects with what it threw, or why the thread could not answer. */
export type Thread<Exports extends Work> = <Name extends keyof Exports & string>(
  name: Name,
  data: Parameters<Exports[Name]>[0],
) => Promise<Awaited<ReturnType<Exports[Name]>>>;

/** Where only a thread is nicer and not its whole process, which has others wait for it. */
const isNice = process.platform === 'linux';

/**
 * A thread for what takes as long as dozens of requests, which would all wait for it: it does one thing after the other, with what
 * processor time the others leave. It begins with the first and keeps no process alive. `patience`: milliseconds that one may take,
 * waiting for its turn included; after them the thread is ended and the next begins in a new one.
 */
export const openThread = <Exports extends Work>(filename: URL, patience = 60_000): Thread<Exports> => {
  const thread = new Piscina({
    filename: filename.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    ...(isNice && { niceIncrement: 10 }),
  });
  // A thread that ends before it has begun leaves those who wait for it waiting, and would end the process if nobody heard of it.
  let ended = new AbortController();
  thread.on('error', (error) => {
    ended.abort(error);
    ended = new AbortController();
  });
  // One is given to the pool at a time: it begins no thread for what waits in its own queue when one ends.
  let before: Promise<unknown> = Promise.resolve();
  return (name, data) => {
    const late = AbortSignal.timeout(patience);
    const turn = before.then(async () => {
      const signal = AbortSignal.any([ended.signal, late]);
      try {
        return await thread.run(data, { name, signal });
      } catch (error) {
        // Why it was given up says more than that it was.
        signal.throwIfAborted();
        throw error;
      }
    });
    before = turn.catch(() => {});
    return turn;
  };
};

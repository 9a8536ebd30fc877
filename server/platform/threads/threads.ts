import { Piscina } from 'piscina';

type Work = Record<string, (data: never) => unknown>;

/**
 * Runs an exported function of a module, by name, in a separate thread. Rejects with its error, or with the reason why the thread could not
 * answer.
 */
export type Thread<Exports extends Work> = <Name extends keyof Exports & string>(
  name: Name,
  data: Parameters<Exports[Name]>[0],
) => Promise<Awaited<ReturnType<Exports[Name]>>>;

/** Only Linux lowers the priority of one thread; elsewhere the whole process would slow down. */
const isNice = process.platform === 'linux';

/**
 * A thread for tasks that take as long as dozens of requests, which would all wait. It runs one task at a time, at low priority. It starts
 * with the first task and keeps no process alive. `patience`: milliseconds that a task may take, its wait included; after them the thread
 * is ended, and the next task gets a new one.
 */
export const openThread = <Exports extends Work>(filename: URL, patience = 60_000): Thread<Exports> => {
  const thread = new Piscina({
    filename: filename.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    ...(isNice && { niceIncrement: 10 }),
  });
  // A thread that ends before it has begun never settles its tasks, and its unhandled error would end the process.
  let ended = new AbortController();
  thread.on('error', (error) => {
    ended.abort(error);
    ended = new AbortController();
  });
  // The pool gets one task at a time: after a thread's end it starts no thread for tasks in its own queue.
  let before: Promise<unknown> = Promise.resolve();
  return (name, data) => {
    const late = AbortSignal.timeout(patience);
    const turn = before.then(async () => {
      const signal = AbortSignal.any([ended.signal, late]);
      try {
        return await thread.run(data, { name, signal });
      } catch (error) {
        // The reason of the cancellation says more than the cancellation itself.
        signal.throwIfAborted();
        throw error;
      }
    });
    before = turn.catch(() => {});
    return turn;
  };
};

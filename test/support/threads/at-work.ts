import { threadId } from 'node:worker_threads';

export const whereFor = (name: string): { name: string; thread: number } => ({ name, thread: threadId });

export const fails = (message: string): never => {
  throw new RangeError(message);
};

export const neverEnds = (): Promise<never> => new Promise(() => {});

/** Ends the thread, not the process. */
export const ends = (code: number): never => process.exit(code);

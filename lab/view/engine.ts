import Engine, { type ELK } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

let engine: ELK | null = null;

/** The layout engine of a page, in a worker. Loaded with the first layout that is asked for. */
export const engineInWorker = (): ELK => {
  engine ??= new Engine({ workerUrl });
  return engine;
};

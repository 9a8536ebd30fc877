import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const rounds = 400;
const entries = 2_000;

/** A fixed job of what tests do most: objects, texts, JSON and hashes. */
const work = (): string => {
  let digest = '';
  for (let round = 0; round < rounds; round += 1) {
    const rows = Array.from({ length: entries }, (_, id) => ({ id, name: `row ${id} ${digest}` }));
    digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  }
  return digest;
};

if (!isMainThread) parentPort?.postMessage(work());

const onOneCore = (): Promise<void> =>
  new Promise((done, fail) => {
    const worker = new Worker(fileURLToPath(import.meta.url));
    worker.once('error', fail);
    worker.once('message', () => void worker.terminate().then(() => done()));
  });

/** Seconds of a fixed job on two cores: it makes the minutes of two runs comparable. */
export const calibrate = async (): Promise<number> => {
  const began = performance.now();
  await Promise.all([onOneCore(), onOneCore()]);
  return (performance.now() - began) / 1000;
};

/** Seconds of the job on two quiet cores of the machine for which the limits were chosen. */
const quietSeconds = 0.4;

/** The slowness of this machine compared with that one. */
export const slownessOf = (seconds: number): number => Math.max(1, seconds / quietSeconds);

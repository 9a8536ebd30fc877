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

/** Seconds that a fixed job takes on two cores at once: what a run's minutes are to be compared by. */
export const calibrate = async (): Promise<number> => {
  const began = performance.now();
  await Promise.all([onOneCore(), onOneCore()]);
  return (performance.now() - began) / 1000;
};

/** Seconds that the job takes on two quiet cores of the machine that the limits were chosen on. */
const quietSeconds = 0.4;

/** How many times longer than there everything takes here. */
export const slownessOf = (seconds: number): number => Math.max(1, seconds / quietSeconds);

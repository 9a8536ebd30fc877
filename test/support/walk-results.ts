import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Driver, Walk } from '#lab/chart/coverage.ts';

/** The last walk of each driver and flow, for the atlas. */
export const walkResultFile = (driver: Driver, flow: string): string =>
  resolve(import.meta.dirname, '../../test-results/walks', driver, `${flow}.json`);

/** Keeps what a walk covered. */
export const keepWalk = (flow: string, walk: Omit<Walk, 'date'>): void => {
  const file = walkResultFile(walk.driver, flow);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...walk, date: new Date().toISOString() }));
};

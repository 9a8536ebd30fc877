import type { Purposes } from '#server/charging/charging.ts';
import type { MovableClock } from '#server/platform/clock/clock.ts';
import type { Store } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ProblemKinds } from '#server/platform/problems/problem-kinds.ts';

/** What the sandbox steers, beside the platform that the areas see. */
export type SandboxParts = {
  platform: Platform;
  purposes: Purposes;
  problems: ProblemKinds;
  store: Store;
  clock: MovableClock;
  /** Makes the daily jobs anew, which a reset takes with the other rows. */
  scheduleJobs: (platform: Platform) => Promise<void>;
};

import type { Purposes } from '#server/charging/charging.purposes.ts';
import type { Platform } from '#server/platform/platform.ts';

/** An audit settles intents that were left open, so it has to know what they pay for. */
export type AuditPlatform = Platform & { purposes: Purposes };

import { openGrantIntents } from '#server/charging/charging.ts';
import type { Db } from '#server/platform/database/database.ts';
import { simulators } from '#server/simulators/simulators.ts';

/** What the payment port needs on the sandbox's simulators, beside a clock, outcomes and a log. */
export const gatewayDeps = (db: Db) => ({ db, simulators, grantIntents: openGrantIntents(db) });

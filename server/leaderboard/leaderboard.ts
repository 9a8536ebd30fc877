import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { pelotonsRaised } from '#server/fundraising/fundraising.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { keepFresh } from '#server/platform/memory/fresh.ts';
import { climbersOf, newcomersOf, rankedPelotons } from './leaderboard.queries.ts';

type Leaderboards = Schemas['Leaderboards'];
type Deps = { db: Db; clock: Clock };

/** Named pelotons. */
const most = 10;

/** Milliseconds that the shared leaderboards may be old. */
const freshFor = 1000;

const pelotonsOf = async (db: Db, event: { id: string; year: number }): Promise<Leaderboards['pelotons']> => {
  const pelotons = await rankedPelotons(db, event);
  const raised = await pelotonsRaised(
    db,
    pelotons.map(({ id }) => id),
    event.id,
  );
  return pelotons
    .map((peloton) => ({ ...peloton, raised: raised.get(peloton.id) ?? 0 }))
    .filter((peloton) => peloton.raised > 0)
    .sort((one, other) => other.raised - one.raised || one.name.localeCompare(other.name, 'en'))
    .slice(0, most);
};

const read = async (db: Db): Promise<Leaderboards> => {
  const event = await currentEvent(db);
  const [{ climbers, nearSummit }, pelotons, newcomers] = [
    await climbersOf(db, event),
    await pelotonsOf(db, event),
    await newcomersOf(db, event),
  ];
  return { climbers, nearSummit, pelotons, newcomers };
};

/** People on the way and near the summit, the pelotons that raised most, and the newest people. */
export const leaderboardOperations = ({ db, clock }: Deps) => {
  const fresh = keepFresh({ clock, freshFor, read: () => read(db) });
  return {
    getLeaderboards: async () => ({ status: 200, body: await fresh() }),
  } satisfies Partial<Handlers>;
};

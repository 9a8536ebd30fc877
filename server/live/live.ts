import { currentEvent } from '#server/event/event.ts';
import { pelotonProblem } from '#server/peloton/peloton.problems.ts';
import { findPeloton } from '#server/peloton/peloton.ts';
import type { Handlers } from '#server/platform/contract/handlers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import { userProblem } from '#server/user/user.problems.ts';
import { personIdOf } from '#server/user/user.ts';
import { openHub } from './live.hub.ts';
import type { Topic } from './live.rules.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that buffers the answer would delay it by hours.
  'x-accel-buffering': 'no',
} as const;

/** Totals that a page shows live. */
export const liveOperations = (deps: { db: Db; closing: AbortSignal; log: Log }) => {
  const { db } = deps;
  const hub = openHub(deps);

  const topicOf = async (of: Topic['of'], id: string | undefined): Promise<Topic> => {
    const { id: eventId, year } = await currentEvent(db);
    if (of === 'Event') return { of, year };
    if (of === 'User') {
      const personId = await personIdOf(db, id ?? '');
      if (personId === undefined) throw userProblem('person-not-found');
      return { of, personId, eventId, year };
    }
    const peloton = uuid.test(id ?? '') ? await findPeloton(db, id ?? '') : undefined;
    if (!peloton) throw pelotonProblem('peloton-not-found');
    return { of, pelotonId: peloton.id, eventId, year };
  };

  return {
    watchTotal: async ({ query, address }) => ({
      status: 200,
      headers,
      body: await hub.watch(await topicOf(query.of, query.id), address),
    }),
  } satisfies Partial<Handlers>;
};

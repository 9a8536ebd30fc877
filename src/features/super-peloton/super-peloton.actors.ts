import { fromCallback, fromPromise } from 'xstate';
import { superPelotonMachine } from '#machines/super-peloton/super-peloton.machine.ts';
import type {
  ActionKind,
  FamilyState,
  Partner,
  SubPeloton,
} from '#machines/super-peloton/super-peloton.types.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getPelotonFamily } from '#src/api/calls/peloton.calls.ts';
import { searchPelotons } from '#src/api/calls/search.calls.ts';
import { del, get, post } from '#src/api/describe-call.ts';
import { type SessionAuth, watchSessionOf } from '#src/components/way-back/watch-session.ts';

export type SuperPelotonPorts = {
  auth: SessionAuth;
};

/** The longest page of a list that the API gives. */
const most = 100;

type Change = (id: string, otherId: string, key: string) => Promise<FamilyState>;

/** The same key is safe to send again. */
const changes: Record<ActionKind, Change> = {
  ask: (id, pelotonId, key) =>
    call(post('/peloton/{id}/family/requests', 'ASK_FOR_FAMILY', { path: { id }, data: { pelotonId }, key })),
  withdraw: (id, otherId, key) =>
    call(
      del('/peloton/{id}/family/requests/{otherId}', 'WITHDRAW_FAMILY_REQUEST', {
        path: { id, otherId },
        key,
      }),
    ),
  agree: (id, otherId, key) =>
    call(
      post('/peloton/{id}/family/requests/{otherId}/agree', 'AGREE_TO_FAMILY', {
        path: { id, otherId },
        key,
      }),
    ),
  decline: (id, otherId, key) =>
    call(
      post('/peloton/{id}/family/requests/{otherId}/decline', 'DECLINE_FAMILY', {
        path: { id, otherId },
        key,
      }),
    ),
  leave: (id, otherId, key) =>
    call(del('/peloton/{id}/family/{otherId}', 'LEAVE_FAMILY', { path: { id, otherId }, key })),
};

/** The sub-pelotons, up to a limit, and the number of all. */
const subPelotonsOf = async (
  id: string,
  shown: number,
): Promise<{ subPelotons: SubPeloton[]; subPelotonCount: number }> => {
  const subPelotons = new Map<string, SubPeloton>();
  for (let page = 1; ; page += 1) {
    const { items, pagination } = await callList(
      getPelotonFamily(id, { page, limit: Math.min(shown, most) }),
    );
    // Totals change between the loads, and a peloton may have moved to the next page.
    for (const one of items) subPelotons.set(one.id, one);
    if (page * most >= shown || page * pagination.limit >= pagination.total)
      return {
        subPelotons: [...subPelotons.values()],
        subPelotonCount: Math.max(pagination.total, subPelotons.size),
      };
  }
};

const findPartners = async (text: string, level: FamilyState['level']): Promise<Partner[]> => {
  const wanted = level === 'super' ? 'peloton' : 'super';
  const { items } = await callList(searchPelotons({ query: text, limit: most }));
  return items
    .filter((found) => found.level === wanted)
    .map(({ id, name, membersCount, parentName }) => ({ id, name, membersCount, parentName }));
};

/** The machine with the API, the page and the session as its ports. */
export const superPelotonFlow = ({ auth }: SuperPelotonPorts) =>
  superPelotonMachine.provide({
    actors: {
      loadFamily: fromPromise(async ({ input: { pelotonId, shown } }) => {
        const state = await call(
          get('/peloton/{id}/family/requests', 'LOAD_FAMILY_REQUESTS', { path: { id: pelotonId } }),
        );
        const family =
          state.level === 'super'
            ? await subPelotonsOf(pelotonId, shown)
            : { subPelotons: [], subPelotonCount: 0 };
        return { ...state, ...family };
      }),
      findPartners: fromPromise(({ input: { text, level } }) => findPartners(text, level)),
      changeFamily: fromPromise(({ input: { pelotonId, otherId, kind, key } }) =>
        changes[kind](pelotonId, otherId, key),
      ),
      watchPage: fromCallback<{ type: 'page.shown' }, undefined>(({ sendBack }) => {
        const tell = () => {
          if (document.visibilityState === 'visible') sendBack({ type: 'page.shown' });
        };
        document.addEventListener('visibilitychange', tell);
        return () => document.removeEventListener('visibilitychange', tell);
      }),
      watchSession: watchSessionOf(auth),
    },
  });

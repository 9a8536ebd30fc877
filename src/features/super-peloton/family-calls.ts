import type { components } from '#openapi/contract.gen.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getPelotonFamily } from '#src/api/calls/peloton.calls.ts';
import { searchPelotons } from '#src/api/calls/search.calls.ts';
import {
  agreeToFamily,
  askForFamily,
  declineFamily,
  getFamilyRequests,
  leaveFamily,
  withdrawFamilyRequest,
} from '#src/api/calls/super-peloton.calls.ts';

export type FamilyState = components['schemas']['FamilyRequests'];
export type Named = { id: string; name: string };

/** What a captain does about another peloton. */
export type FamilyAction = 'ask' | 'withdraw' | 'agree' | 'decline' | 'leave';

type Act = (id: string, otherId: string, key: string) => Promise<FamilyState>;

const acts: Record<FamilyAction, Act> = {
  ask: (...about) => call(askForFamily(...about)),
  withdraw: (...about) => call(withdrawFamilyRequest(...about)),
  agree: (...about) => call(agreeToFamily(...about)),
  decline: (...about) => call(declineFamily(...about)),
  leave: (...about) => call(leaveFamily(...about)),
};

/** How the peloton stands after an action. Rejects with a FlowError. */
export const act = (action: FamilyAction, id: string, otherId: string): Promise<FamilyState> =>
  acts[action](id, otherId, crypto.randomUUID());

const most = 100;

/** The open requests, and the pelotons that are in it already. */
export const loadFamily = async (id: string): Promise<{ state: FamilyState; held: readonly Named[] }> => {
  const state = await call(getFamilyRequests(id));
  const held = state.level === 'super' ? (await callList(getPelotonFamily(id, { limit: most }))).items : [];
  return { state, held };
};

/** Pelotons by name that could belong together with one of this level. */
export const findPartners = async (text: string, level: FamilyState['level']): Promise<readonly Named[]> => {
  const wanted = level === 'super' ? 'peloton' : 'super';
  const { items } = await callList(searchPelotons({ query: text, limit: 20 }));
  return items.filter((found) => found.level === wanted).map(({ id, name }) => ({ id, name }));
};

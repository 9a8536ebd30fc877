import type { DeskQuery } from '#machines/member-desk/member-desk.types.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getPelotonMembers } from '#src/api/calls/peloton.calls.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';
import { knownUser } from '#src/app/session/session.ts';
import { leads } from '#src/features/peloton/peloton-messages.ts';

type Entry = Parameters<typeof enterFlow>[0];

/** The public list of a peloton's members. Captain and admins get their desk, which loads its own list. */
export const loadMembers = async (app: AppActor, entry: Entry, id: string, query: DeskQuery) => {
  const [user, peloton] = await orNotFound(Promise.all([knownUser(app), call(getPeloton(id))]));
  if (!leads(user?.peloton, peloton.id)) {
    const members = await orNotFound(callList(getPelotonMembers(id, { page: query.page })));
    return { peloton, members };
  }
  const { memberDeskFlow } = await import('#src/features/member-desk/member-desk.actors.ts');
  enterFlow(entry, { id: 'member-desk', key: id, logic: memberDeskFlow, input: { pelotonId: id, query } });
  return { peloton, members: null };
};

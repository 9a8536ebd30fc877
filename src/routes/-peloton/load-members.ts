import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getPelotonMembers } from '#src/api/calls/peloton.calls.ts';
import type { AppActor } from '#src/app/root-actor/system-actors.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';
import { knownUser } from '#src/app/session/session.ts';
import { leads } from '#src/features/peloton/peloton-messages.ts';

/** Who is in a peloton; with who asked to be, for those who lead it. */
export const loadMembers = async (app: AppActor, id: string, page: number) => {
  const [user, peloton, members] = await orNotFound(
    Promise.all([knownUser(app), call(getPeloton(id)), callList(getPelotonMembers(id, { page }))]),
  );
  return { peloton, members, isLeader: leads(user?.peloton, peloton.id) };
};

import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { call } from '#src/api/call.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { rereadCurrentUser } from '#src/api/calls/user.calls.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';

const refreshPerson = async (app: AppActor): Promise<void> => {
  const { peloton }: Pick<User, 'peloton'> = await call(rereadCurrentUser());
  systemActor(app, 'currentUser').send({ type: 'entity.merged', changes: { peloton } });
};

const refreshPeloton = async (app: AppActor, pelotonId: string): Promise<void> => {
  const shown = systemActor(app, 'peloton');
  if (selectData<Peloton>(shown.getSnapshot())?.id !== pelotonId) return;
  const peloton = await call(getPeloton(pelotonId));
  if (selectData<Peloton>(shown.getSnapshot())?.id === pelotonId)
    shown.send({ type: 'entity.merged', changes: { ...peloton } });
};

/**
 * Updates the app's copies of the person, and of the shown peloton, after a change of the membership. After a failure the next page loads
 * them: the change itself is saved.
 */
export const refreshMembership = async (app: AppActor, pelotonId: string | null): Promise<void> => {
  await Promise.allSettled([refreshPerson(app), pelotonId === null ? null : refreshPeloton(app, pelotonId)]);
};

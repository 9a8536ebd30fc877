import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { isAuthStateLoading, isRenewing } from '#machines/auth/auth.selectors.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { call } from '#src/api/call.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getCurrentUser } from '#src/api/calls/user.calls.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { Button } from '#src/components/button/button.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { MembershipControl } from '#src/features/membership/membership-control.tsx';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';

/** The app's copies of the person and of the peloton follow a change of the membership. */
const refresh = async (app: AppActor, pelotonId: string): Promise<void> => {
  const [user, peloton] = await Promise.all([
    call(getCurrentUser({ overrideLogout: true, isHandled: true })),
    call(getPeloton(pelotonId)),
  ]);
  systemActor(app, 'currentUser').send({ type: 'entity.merged', changes: { peloton: user.peloton } });
  const shown = systemActor(app, 'peloton');
  if (selectData<Peloton>(shown.getSnapshot())?.id === pelotonId)
    shown.send({ type: 'entity.merged', changes: { ...peloton } });
};

type PelotonMembershipProps = {
  app: AppActor;
  /** Null for a visitor, and while it isn't known yet. */
  user: User | null;
  peloton: Pick<Peloton, 'id' | 'name' | 'acceptingNewMembers'>;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** Joining and leaving, tied to the app. */
export const PelotonMembership = ({ app, user, peloton, ...panel }: PelotonMembershipProps) => {
  const auth = systemActor(app, 'auth');
  const wayBack = useWayBack(auth);
  const isSettling = useSelector(auth, (one) => isAuthStateLoading(one) || isRenewing(one));
  const { id } = peloton;
  // What couldn't be read now is read on the next page: the change itself is done, and the panel shows it.
  const onChanged = useCallback(() => void refresh(app, id).catch(() => undefined), [app, id]);
  if (user === null && isSettling)
    return (
      <Button size="lg" tone="plain" pending pendingText="One moment" onClick={panel.onOpen}>
        Join
      </Button>
    );
  return (
    <MembershipControl
      key={user?.publicId ?? ''}
      auth={auth}
      wayBack={wayBack}
      peloton={peloton}
      publicId={user?.publicId ?? null}
      onChanged={onChanged}
      {...panel}
    />
  );
};

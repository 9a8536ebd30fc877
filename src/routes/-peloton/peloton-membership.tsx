import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { isAuthStateLoading, isRenewing } from '#machines/auth/auth.selectors.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { Button } from '#src/components/button/button.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { MembershipControl } from '#src/features/membership/membership-control.tsx';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { refreshMembership } from './refresh-membership.ts';

type PelotonMembershipProps = {
  app: AppActor;
  /** Null for a visitor, and while unknown. */
  user: User | null;
  peloton: Pick<Peloton, 'id' | 'name' | 'acceptingNewMembers'>;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Called after the members change. */
  onMembers: () => void;
};

/** Joining and leaving, connected to the app. */
export const PelotonMembership = ({ app, user, peloton, onMembers, ...panel }: PelotonMembershipProps) => {
  const auth = systemActor(app, 'auth');
  const wayBack = useWayBack(auth);
  const isSettling = useSelector(auth, (one) => isAuthStateLoading(one) || isRenewing(one));
  const { id } = peloton;
  const onChanged = useCallback(() => {
    void refreshMembership(app, id);
    onMembers();
  }, [app, id, onMembers]);
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

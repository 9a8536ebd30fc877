import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { useApp, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { MembershipSection } from '#src/features/membership/membership-section.tsx';
import { refreshMembership } from './refresh-membership.ts';

/** A way into a peloton for somebody who is in none, tied to the app. */
export const FindPeloton = () => {
  const app = useApp();
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const user = useSelector(useSystemActor('currentUser'), (one) => selectData<User>(one));
  // Joining changes the person; the part goes on with what it began with.
  const [askedFirst] = useState(user?.peloton?.id ?? null);
  const onChanged = useCallback(() => void refreshMembership(app, null), [app]);
  if (user === null) return null;
  return (
    <MembershipSection
      key={user.publicId}
      auth={auth}
      wayBack={wayBack}
      pelotonId={askedFirst}
      publicId={user.publicId}
      onChanged={onChanged}
    />
  );
};

import { useCallback, useState } from 'react';
import { useApp, useCurrentUser, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { MembershipSection } from '#src/features/membership/membership-section.tsx';
import { refreshMembership } from './refresh-membership.ts';

/** Search and join for a person without a peloton, connected to the app. */
export const FindPeloton = () => {
  const app = useApp();
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const user = useCurrentUser();
  // Joining changes the person; this part keeps its initial value.
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

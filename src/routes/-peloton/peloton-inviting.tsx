import { useCurrentUser, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { Inviting } from '#src/features/invitation/inviting.tsx';
import { sharedPeloton } from '#src/features/share/shared-pages.ts';
import { SharePage } from '#src/routes/-share/share-page.tsx';

type PelotonInvitingProps = {
  peloton: Pick<
    Parameters<typeof sharedPeloton>[0],
    'id' | 'name' | 'isActive' | 'acceptingNewMembers' | 'fundraising'
  >;
};

/** Invitations to a captain's or admin's peloton, connected to the app. */
export const PelotonInviting = ({ peloton }: PelotonInvitingProps) => {
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const user = useCurrentUser();
  const shared = sharedPeloton({ ...peloton, currentEventName: user?.currentEventName ?? '' });
  return (
    <Inviting
      pelotonId={peloton.id}
      auth={auth}
      wayBack={wayBack}
      share={
        <SharePage shared={shared} voice="leader" tone="plain">
          Share the link
        </SharePage>
      }
    />
  );
};

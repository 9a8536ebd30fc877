import { useSelector } from '@xstate/react';
import type { User } from '#machines/auth/auth.types.ts';
import { type CachedEntitySnapshot, selectData } from '#machines/entity/cached-entity.machine.ts';
import { call } from '#src/api/call.ts';
import { getUser, getUserFundraisingParts } from '#src/api/calls/user.calls.ts';
import type { CameEntity } from '#src/app/entities/came-entity.ts';
import { EntityPage } from '#src/app/entities/entity-page.tsx';
import { useEntity } from '#src/app/entities/use-entity.ts';
import { useLiveTotal } from '#src/app/live/use-live-total.ts';
import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useOpenedApp } from '#src/app/root-actor/use-opened-app.ts';
import { knownUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import type { Donations } from '#src/features/profile/donors-page.tsx';
import { LatestDonations } from '#src/features/profile/latest-donations.tsx';
import { OwnStoryPart } from '#src/features/profile/own-story-part.tsx';
import { type Profile, withRaised } from '#src/features/profile/profile-messages.ts';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { OwnCamp } from './own-camp.tsx';

/** What is heard is the public total. The person's own is exact, so it is asked for; null for everybody else. */
const ownFundraising = async (app: AppActor, id: string): Promise<Profile['fundraising'] | null> =>
  (await knownUser(app))?.publicId === id ? (await call(getUser(id))).fundraising : null;

const selectUser = (snapshot: CachedEntitySnapshot | undefined) => snapshot && selectData<User>(snapshot);

const selectChosen = (snapshot: CachedEntitySnapshot | undefined) => snapshot?.context.temporaryImage ?? null;

type ShownProfileProps = Pick<ProfileViewProps, 'donations'> & { profile: Profile };

/** A person's page: as a visitor sees it until the app knows who looks. */
const ShownProfile = ({ profile, donations }: ShownProfileProps) => {
  const app = useOpenedApp();
  const { publicId } = profile;
  const currentUser = app === null ? undefined : systemActor(app, 'currentUser');
  const user = useSelector(currentUser, selectUser);
  const chosen = useSelector(currentUser, selectChosen);
  const isOwn = user?.publicId === publicId;
  useLiveTotal('User', publicId, async (raised) => {
    if (app === null) return;
    const own = await ownFundraising(app, publicId);
    const viewedUser = systemActor(app, 'viewedUser');
    const shown = selectData<Profile>(viewedUser.getSnapshot());
    if (shown?.publicId !== publicId) return;
    viewedUser.send({ type: 'fundraising.replaced', fundraising: own ?? withRaised(shown, raised) });
  });
  usePageTitle(`${profile.firstName} ${profile.lastName}`);
  return (
    <ProfilePage
      profile={profile}
      baseCamp={isOwn ? <OwnCamp user={user} /> : undefined}
      temporaryImage={isOwn ? chosen : null}
      ownStory={isOwn ? <OwnStoryPart profile={profile} /> : undefined}
      loadParts={() => call(getUserFundraisingParts(publicId))}
      donations={<LatestDonations profile={profile} isOwn={isOwn} donations={donations} />}
    />
  );
};

type ProfileViewProps = {
  /** The public id in the address. */
  id: string;
  /** Null where the app asks for the person. */
  came: CameEntity<Profile> | null;
  donations: Donations | null | Promise<Donations | null>;
};

/** The page of `/profile/{id}`, tied to the app. */
export const ProfileView = ({ id, came, donations }: ProfileViewProps) => (
  <EntityPage<Profile> actor={useEntity('viewedUser', id, came)} id={id} came={came?.data ?? null}>
    {(profile) => <ShownProfile profile={profile} donations={donations} />}
  </EntityPage>
);

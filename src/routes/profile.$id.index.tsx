import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { waitFor } from 'xstate';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getUserDonations } from '#src/api/calls/donation.calls.ts';
import { getUser, getUserFundraisingParts } from '#src/api/calls/user.calls.ts';
import { EntityPage } from '#src/app/entities/entity-page.tsx';
import { useLiveTotal } from '#src/app/live/use-live-total.ts';
import { type AppActor, appOf, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useApp, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { knownUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import type { Donations } from '#src/features/profile/donors-page.tsx';
import { LatestDonations } from '#src/features/profile/latest-donations.tsx';
import { OwnStoryPart } from '#src/features/profile/own-story-part.tsx';
import { type Profile, withRaised } from '#src/features/profile/profile-messages.ts';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { isPublicId } from '#src/features/profile/public-id.ts';

/** So many donations stand on the page itself. */
const few = 3;

/** Asked for once it is known that everybody may see them; the page doesn't wait, and stands without. */
const latestDonations = async (app: AppActor, id: string): Promise<Donations | null> => {
  const viewed = await waitFor(systemActor(app, 'viewedUser'), (one) => !one.hasTag('loading'));
  const profile = selectData<Profile>(viewed);
  if (profile?.publicId !== id || !profile.isDonorListVisible) return null;
  return callList(getUserDonations(id, { limit: few }));
};

/** What is heard is the public total. The person's own is exact, so it is asked for; null for everybody else. */
const ownFundraising = async (app: AppActor, id: string): Promise<Profile['fundraising'] | null> =>
  (await knownUser(app))?.publicId === id ? (await call(getUser(id))).fundraising : null;

const Found = ({ profile }: { profile: Profile }) => {
  const app = useApp();
  const currentUser = useSystemActor('currentUser');
  const user = useSelector(currentUser, (snapshot) => selectData<User>(snapshot));
  const chosen = useSelector(currentUser, ({ context }) => context.temporaryImage);
  const isOwn = user?.publicId === profile.publicId;
  const { donations } = Route.useLoaderData();
  const viewedUser = useSystemActor('viewedUser');
  useLiveTotal('User', profile.publicId, async (raised) => {
    const own = await ownFundraising(app, profile.publicId);
    const shown = selectData<Profile>(viewedUser.getSnapshot());
    if (shown?.publicId !== profile.publicId) return;
    viewedUser.send({ type: 'fundraising.replaced', fundraising: own ?? withRaised(shown, raised) });
  });
  usePageTitle(`${profile.firstName} ${profile.lastName}`);
  return (
    <ProfilePage
      profile={profile}
      temporaryImage={isOwn ? chosen : null}
      ownStory={isOwn ? <OwnStoryPart profile={profile} /> : undefined}
      loadParts={() => call(getUserFundraisingParts(profile.publicId))}
      donations={<LatestDonations profile={profile} isOwn={isOwn} donations={donations} />}
    />
  );
};

const ProfileRoute = () => (
  <EntityPage<Profile> actor={useSystemActor('viewedUser')} id={Route.useParams().id}>
    {(profile) => <Found profile={profile} />}
  </EntityPage>
);

export const Route = createFileRoute('/profile/$id/')({
  loader: ({ context, preload, params }) => {
    if (!isPublicId(params.id)) throw notFound();
    // The app keeps one viewed person: whom a pointer only rests on must not take the place of the one who is shown.
    if (preload) return { donations: Promise.resolve(null) };
    systemActor(appOf(context), 'viewedUser').send({
      type: 'entity.requested',
      id: params.id,
      at: Date.now(),
    });
    return { donations: latestDonations(appOf(context), params.id).catch(() => null) };
  },
  component: ProfileRoute,
});

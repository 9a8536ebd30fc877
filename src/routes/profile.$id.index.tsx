import { createFileRoute, notFound, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { waitFor } from 'xstate';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import type { storyMachine } from '#machines/profile/story.machine.ts';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getUserDonations } from '#src/api/calls/donation.calls.ts';
import { getUser, getUserFundraisingParts } from '#src/api/calls/user.calls.ts';
import { EntityPage } from '#src/app/entities/entity-page.tsx';
import { useLiveTotal } from '#src/app/live/use-live-total.ts';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { type AppActor, appOf, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useApp, useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { knownUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import type { Donations } from '#src/features/profile/donors-page.tsx';
import { LatestDonations } from '#src/features/profile/latest-donations.tsx';
import { OwnStory } from '#src/features/profile/own-story.tsx';
import { type Profile, withRaised } from '#src/features/profile/profile-messages.ts';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { isPublicId } from '#src/features/profile/public-id.ts';
import { storyFlow } from '#src/features/profile/story.actors.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The person comes from writing on this page. */
    wasEditing?: boolean;
  }
}

const flow = 'story';

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
  const story = useFlow<typeof storyMachine>(flow);
  const wayBack = useWayBack(useSystemActor('auth'));
  const currentUser = useSystemActor('currentUser');
  const user = useSelector(currentUser, (snapshot) => selectData<User>(snapshot));
  const chosen = useSelector(currentUser, ({ context }) => context.temporaryImage);
  const wasOpen = useRouterState({ select: ({ location }) => location.state.wasEditing === true });
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
      ownStory={
        isOwn ? (
          <OwnStory actor={story} page={profile} own={user} wayBack={wayBack} wasOpen={wasOpen} />
        ) : undefined
      }
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
  staticData: { flow },
  loader: ({ context, preload, params }) => {
    if (!isPublicId(params.id)) throw notFound();
    // The app keeps one viewed person: whom a pointer only rests on must not take the place of the one who is shown.
    if (preload) return { donations: Promise.resolve(null) };
    systemActor(appOf(context), 'viewedUser').send({
      type: 'entity.requested',
      id: params.id,
      at: Date.now(),
    });
    enterFlow({ context, preload }, { id: flow, key: params.id, logic: storyFlow, input: undefined });
    return { donations: latestDonations(appOf(context), params.id).catch(() => null) };
  },
  component: ProfileRoute,
});

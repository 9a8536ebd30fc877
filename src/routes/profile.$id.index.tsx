import { createFileRoute, notFound, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import type { storyMachine } from '#machines/profile/story.machine.ts';
import { resident } from '#src/app/actors.ts';
import { enterFlow } from '#src/app/enter-flow.ts';
import { EntityPage } from '#src/app/entity-page.tsx';
import { SessionActions } from '#src/app/session-actions.tsx';
import { useFlow, useResident } from '#src/app/use-app.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { OwnStory } from '#src/features/profile/own-story.tsx';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import type { Profile } from '#src/features/profile/profile-words.ts';
import { isPublicId } from '#src/features/profile/public-id.ts';
import { storyFlow } from '#src/features/profile/story.actors.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The person comes from writing on this page. */
    wasEditing?: boolean;
  }
}

const flow = 'story';

const Found = ({ profile }: { profile: Profile }) => {
  const story = useFlow<typeof storyMachine>(flow);
  const wayBack = useWayBack(useResident('auth'));
  const user = useSelector(useResident('currentUser'), (snapshot) => selectData<User>(snapshot));
  const wasOpen = useRouterState({ select: ({ location }) => location.state.wasEditing === true });
  const isOwn = user?.publicId === profile.publicId;
  usePageTitle(`${profile.firstName} ${profile.lastName}`);
  return (
    <ProfilePage
      profile={profile}
      actions={<SessionActions />}
      ownStory={
        isOwn ? <OwnStory actor={story} page={profile} wayBack={wayBack} wasOpen={wasOpen} /> : undefined
      }
    />
  );
};

const ProfileRoute = () => (
  <EntityPage<Profile>
    actor={useResident('viewedUser')}
    id={Route.useParams().id}
    actions={<SessionActions />}
  >
    {(profile) => <Found profile={profile} />}
  </EntityPage>
);

export const Route = createFileRoute('/profile/$id/')({
  staticData: { flow },
  loader: ({ context, preload, params }) => {
    if (!isPublicId(params.id)) throw notFound();
    // The app keeps one viewed person: whom a pointer only rests on must not take the place of the one who is shown.
    if (preload) return;
    resident(context.app, 'viewedUser').send({ type: 'entity.requested', id: params.id, at: Date.now() });
    enterFlow({ context, preload }, { id: flow, key: params.id, logic: storyFlow, input: undefined });
  },
  component: ProfileRoute,
});

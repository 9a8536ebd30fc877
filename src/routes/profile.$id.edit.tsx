import { createFileRoute, notFound, useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { type ActorRefFrom, waitFor } from 'xstate';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import type { ImageKind } from '#machines/image/image.types.ts';
import type { storyMachine } from '#machines/profile/story.machine.ts';
import { EntityPage } from '#src/app/entities/entity-page.tsx';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { ImageEditor } from '#src/features/image/image-editor.tsx';
import { OwnStory } from '#src/features/profile/own-story.tsx';
import type { Profile } from '#src/features/profile/profile-messages.ts';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { isPublicId } from '#src/features/profile/public-id.ts';
import { storyFlow } from '#src/features/profile/story.actors.ts';
import { fieldsIn } from '#src/features/profile/story.patch.ts';
import { css } from '#styled-system/css';

const flow = 'story';

const Editing = ({ profile }: { profile: Profile }) => {
  const story = useFlow<typeof storyMachine>(flow);
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const viewed = useSystemActor('viewedUser');
  const currentUser = useSystemActor('currentUser');
  const user = useSelector(currentUser, (snapshot) => selectData<User>(snapshot));
  const chosen = useSelector(currentUser, ({ context }) => context.temporaryImage);
  const isOwn = user?.publicId === profile.publicId;
  const navigate = useNavigate();
  const { publicId } = profile;
  const router = useRouter();
  const show = useCallback(() => {
    // Who wanted to go elsewhere while the page was saved is on their way there.
    if (router.state.isLoading) return;
    void navigate({
      to: '/profile/$id',
      params: { id: publicId },
      state: { wasEditing: true, keepsScroll: true },
      replace: true,
    });
  }, [navigate, publicId, router]);
  usePageTitle('Edit your page');
  const onShown = (kind: ImageKind, url: string | null) => {
    const changes = kind === 'profile' ? { profileImageUrl: url } : { coverImageUrl: url };
    if (kind === 'profile') currentUser.send({ type: 'image.chosen', image: url ?? 'deleted' });
    for (const entity of [currentUser, viewed]) entity.send({ type: 'entity.merged', changes });
  };
  const imageProps = { page: { of: 'user', id: publicId } as const, auth, wayBack, onShown };
  return (
    <ProfilePage
      profile={profile}
      temporaryImage={isOwn ? chosen : null}
      ownStory={
        isOwn ? (
          <>
            <div className={css({ display: 'grid', gap: '6', mb: '10' })}>
              <ImageEditor {...imageProps} kind="profile" url={profile.profileImageUrl} />
              <ImageEditor {...imageProps} kind="cover" url={profile.coverImageUrl} />
            </div>
            <OwnStory actor={story} page={profile} own={user} wayBack={wayBack} onClosed={show} />
          </>
        ) : undefined
      }
    />
  );
};

const EditRoute = () => {
  const { id } = Route.useParams();
  const isOwn = Route.useLoaderData();
  const viewed = useSystemActor('viewedUser');
  if (isOwn === false) return <ErrorPage statusCode={403} info="This page isn’t yours to change." />;
  return (
    <EntityPage<Profile> actor={viewed} id={id}>
      {(profile) => <Editing profile={profile} />}
    </EntityPage>
  );
};

/** One's own page with the story open for writing; closed, it is the page that everybody sees. */
export const Route = createFileRoute('/profile/$id/edit')({
  staticData: { flow },
  loader: async ({ context, preload, params: { id }, location, abortController: { signal } }) => {
    const app = appOf(context);
    if (!isPublicId(id)) throw notFound();
    if (preload) return null;
    const user = await requireUser(app, null, location.href);
    if (user.publicId !== id) return false;
    const viewed = systemActor(app, 'viewedUser');
    viewed.send({ type: 'entity.requested', id, at: Date.now() });
    const page = selectData<Profile>(await waitFor(viewed, (one) => !one.hasTag('loading')));
    // Who has gone elsewhere meanwhile opens nothing.
    if (signal.aborted) return null;
    enterFlow({ context, preload }, { id: flow, key: `${id}/edit`, logic: storyFlow, input: undefined });
    const story: ActorRefFrom<typeof storyMachine> | undefined = app.system.get(flow);
    if (page !== null) story?.send({ type: 'story.opened', saved: fieldsIn(user), version: user.version });
    return true;
  },
  component: EditRoute,
});

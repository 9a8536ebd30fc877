import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isLoggedIn } from '#machines/auth/auth.selectors.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import { fullNameOf } from '#machines/form/person-name.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import { profileRules } from '#machines/profile/profile.rules.ts';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { requireUser } from '#src/app/session/session.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { ClosingSection } from '#src/features/account-closing/closing-section.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { useOpenImages } from '#src/features/image/image-editor.tsx';
import { EditPage } from '#src/features/profile/edit/edit-page.tsx';
import { profileFlow, storedProfile } from '#src/features/profile/profile.actors.ts';
import { keptProfileDraft } from '#src/features/profile/profile.storage.ts';
import { isPublicId } from '#src/features/profile/public-id.ts';
import { loadPreview } from '#src/features/profile/see-as/load-preview.ts';
import { SeeAsFrame, SeeAsSection } from '#src/features/profile/see-as/see-as-section.tsx';
import { useSeeAs } from '#src/features/profile/see-as/use-see-as.ts';
import { sharedPerson } from '#src/features/share/shared-pages.ts';
import { OwnContactAddress } from './-profile/own-contact-address.tsx';
import { OwnImages } from './-profile/own-images.tsx';
import { SharePage } from './-share/share-page.tsx';

const flow = 'profile';

const Editing = () => {
  const actor = useFlow<typeof profileMachine>(flow);
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const session = { isOpen: useSelector(auth, isLoggedIn), wayBack };
  const currentUser = useSystemActor('currentUser');
  const user = useSelector(currentUser, (snapshot) => selectData<User>(snapshot));
  const chosen = useSelector(currentUser, ({ context }) => context.temporaryImage);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const seeAs = useSeeAs((viewer) => {
    const { context } = actor.getSnapshot();
    return loadPreview(context.saved, profileRules.draftOf(context), viewer);
  });
  const { hasOpen, onOpen } = useOpenImages();
  usePageTitle('Edit your page');
  if (user === null) return null;
  const { publicId, fundraising, emailAddress, profileImageUrl } = user;
  return (
    <SeeAsFrame seeAs={seeAs} session={session}>
      <PageFrame
        hero={
          <Hero
            land={publicId}
            portrait={<Portrait id={publicId} url={chosen ?? profileImageUrl} name={fullNameOf(user)} />}
            kicker={fullNameOf(user)}
            title="Edit your page"
            lede={
              <TextLink to="/profile/$id" params={{ id: publicId }}>
                See your page
              </TextLink>
            }
          />
        }
      >
        <EditPage
          actor={actor}
          publicId={publicId}
          raised={fundraising.raised}
          emailAddress={emailAddress}
          wayBack={wayBack}
          images={<OwnImages user={user} onOpen={onOpen} />}
          hasOpenImage={hasOpen}
          email={<OwnContactAddress emailAddress={emailAddress} />}
          share={
            <SharePage shared={sharedPerson(user)} voice="owner">
              Share your page
            </SharePage>
          }
          closing={<ClosingSection publicId={publicId} />}
          seeAs={<SeeAsSection seeAs={seeAs} session={session} isBusy={isBusy} />}
        />
      </PageFrame>
    </SeeAsFrame>
  );
};

const EditRoute = () =>
  Route.useLoaderData() === false ? (
    <ErrorPage statusCode={403} info="You can only edit your own page." />
  ) : (
    <Editing />
  );

/** The page where a person edits their own profile and data. */
export const Route = createFileRoute('/profile/$id/edit')({
  staticData: { flow },
  loader: async ({ context, preload, params: { id }, location, abortController: { signal } }) => {
    if (!isPublicId(id)) throw notFound();
    if (preload) return null;
    const user = await requireUser(appOf(context), null, location.href);
    if (user.publicId !== id) return false;
    // A person who has left meanwhile opens nothing.
    if (signal.aborted) return null;
    const stored = storedProfile(user);
    enterFlow(
      { context, preload },
      {
        id: flow,
        key: `${id}/edit`,
        logic: profileFlow(id),
        input: { ...stored, kept: keptProfileDraft(id, stored.saved) },
      },
    );
    return true;
  },
  component: EditRoute,
});

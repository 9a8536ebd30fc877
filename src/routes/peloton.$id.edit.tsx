import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import type { pelotonMachine } from '#machines/peloton/peloton.machine.ts';
import { call } from '#src/api/call.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { withSession } from '#src/api/with-session.ts';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import { enterFlow } from '#src/app/root-actor/enter-flow.ts';
import { appOf, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useCurrentUser, useFlow, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';
import { requireUser } from '#src/app/session/session.ts';
import { TextLink } from '#src/components/button/text-link.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { HiddenNotice } from '#src/components/report/report.tsx';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { useOpenImages } from '#src/features/image/image-editor.tsx';
import { isPelotonId } from '#src/features/peloton/peloton-id.ts';
import type { Peloton } from '#src/features/peloton/peloton-messages.ts';
import { settingsFlow, storedPeloton } from '#src/features/peloton/settings/settings.actors.ts';
import { keptPelotonDraft } from '#src/features/peloton/settings/settings.storage.ts';
import { SettingsPage } from '#src/features/peloton/settings/settings-page.tsx';
import { StoryField } from '#src/features/profile/story-editor/story-field.tsx';
import { sharedPeloton, voiceInPeloton } from '#src/features/share/shared-pages.ts';
import { PelotonImages } from './-peloton/peloton-images.tsx';
import { SharePage } from './-share/share-page.tsx';

const flow = 'peloton-settings';

const Settings = ({ came }: { came: Peloton }) => {
  const { id } = came;
  const actor = useFlow<typeof pelotonMachine>(flow);
  const wayBack = useWayBack(useSystemActor('auth'));
  const user = useCurrentUser();
  const entity = useSelector(useSystemActor('peloton'), (snapshot) => selectData<Peloton>(snapshot));
  const peloton = entity?.id === id ? entity : came;
  const { hasOpen, onOpen } = useOpenImages();
  usePageTitle('Edit the page');
  return (
    <PageFrame
      hero={
        <Hero
          land={id}
          portrait={<Portrait id={id} url={peloton.profileImageUrl} name={peloton.name} />}
          kicker={peloton.name}
          title="Edit the page"
          lede={
            <TextLink to="/peloton/$id" params={{ id }}>
              See the page
            </TextLink>
          }
        />
      }
    >
      <SettingsPage
        actor={actor}
        pelotonId={id}
        raised={peloton.fundraising.raised}
        wayBack={wayBack}
        story={(field) => <StoryField {...field} />}
        images={<PelotonImages peloton={peloton} onOpen={onOpen} />}
        hasOpenImage={hasOpen}
        hidden={<HiddenNotice hidden={peloton.hiddenContent} seenBy="you and who leads it with you" />}
        share={
          <SharePage shared={sharedPeloton(peloton)} voice={voiceInPeloton(user?.peloton, id)}>
            Share the page
          </SharePage>
        }
      />
    </PageFrame>
  );
};

const SettingsRoute = () => {
  const came = Route.useLoaderData();
  if (came === false)
    return <ErrorPage statusCode={403} info="Only the captain and admins can change this page." />;
  return came === null ? null : <Settings came={came} />;
};

/** The page where captain and admins edit their peloton. */
export const Route = createFileRoute('/peloton/$id/edit')({
  staticData: { flow },
  loader: async ({ context, preload, params: { id }, location, abortController: { signal } }) => {
    if (!isPelotonId(id)) throw notFound();
    if (preload) return null;
    const app = appOf(context);
    const { publicId } = await requireUser(app, null, location.href);
    const peloton = await orNotFound(call(withSession(getPeloton(id))));
    // Only captain and admins get the version that a change requires.
    if (peloton.version === undefined) return false;
    // A person who has left meanwhile opens nothing.
    if (signal.aborted) return null;
    systemActor(app, 'peloton').send({
      type: 'entity.received',
      id: peloton.id,
      data: { ...peloton },
      at: Date.now(),
    });
    const owner = { publicId, pelotonId: peloton.id };
    enterFlow(
      { context, preload },
      {
        id: flow,
        key: `${peloton.id}/edit`,
        logic: settingsFlow(owner),
        input: { ...storedPeloton(peloton), kept: keptPelotonDraft(owner) },
      },
    );
    return peloton;
  },
  component: SettingsRoute,
});

import { createFileRoute, notFound } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { User } from '#machines/auth/auth.types.ts';
import { selectData } from '#machines/entity/cached-entity.machine.ts';
import type { ImageKind } from '#machines/image/image.types.ts';
import { call } from '#src/api/call.ts';
import { getPeloton } from '#src/api/calls/event.calls.ts';
import { getPelotonFundraisingParts } from '#src/api/calls/peloton.calls.ts';
import { EntityPage } from '#src/app/entities/entity-page.tsx';
import { useLiveTotal } from '#src/app/live/use-live-total.ts';
import { type AppActor, appOf, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useApp, useSystemActor } from '#src/app/root-actor/use-app.ts';
import { knownUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { ImageEditor } from '#src/features/image/image-editor.tsx';
import { isPelotonId, leads, type Peloton, withRaised } from '#src/features/peloton/peloton-messages.ts';
import { PelotonPage } from '#src/features/peloton/peloton-page.tsx';
import { css } from '#styled-system/css';

/** What is heard is the public total. Captain and admins see the exact one, so it is asked for; null for everybody else. */
const ledFundraising = async (app: AppActor, id: string): Promise<Peloton['fundraising'] | null> =>
  leads((await knownUser(app))?.peloton, id) ? (await call(getPeloton(id))).fundraising : null;

/** What captain and admins change of the pictures; the page shows a new one at once. */
const PelotonImages = ({ peloton }: { peloton: Peloton }) => {
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const actor = useSystemActor('peloton');
  const onShown = (kind: ImageKind, url: string | null) =>
    actor.send({
      type: 'entity.merged',
      changes: kind === 'profile' ? { profileImageUrl: url } : { coverImageUrl: url },
    });
  const props = { page: { of: 'peloton', id: peloton.id } as const, auth, wayBack, onShown };
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <ImageEditor {...props} kind="profile" url={peloton.profileImageUrl} />
      <ImageEditor {...props} kind="cover" url={peloton.coverImageUrl} />
    </div>
  );
};

const Found = ({ peloton }: { peloton: Peloton }) => {
  const user = useSelector(useSystemActor('currentUser'), (snapshot) => selectData<User>(snapshot));
  const app = useApp();
  const actor = useSystemActor('peloton');
  useLiveTotal('Peloton', peloton.id, async (raised) => {
    const led = await ledFundraising(app, peloton.id);
    const shown = selectData<Peloton>(actor.getSnapshot());
    if (shown?.id !== peloton.id) return;
    actor.send({ type: 'fundraising.replaced', fundraising: led ?? withRaised(shown, raised) });
  });
  usePageTitle(peloton.name);
  const isLeader = leads(user?.peloton, peloton.id);
  return (
    <PelotonPage
      peloton={peloton}
      isLeader={isLeader}
      images={isLeader ? <PelotonImages peloton={peloton} /> : null}
      loadParts={() => call(getPelotonFundraisingParts(peloton.id))}
    />
  );
};

const PelotonRoute = () => (
  <EntityPage<Peloton> actor={useSystemActor('peloton')} id={Route.useParams().id}>
    {(peloton) => <Found peloton={peloton} />}
  </EntityPage>
);

export const Route = createFileRoute('/peloton/$id/')({
  loader: ({ context, preload, params }) => {
    if (!isPelotonId(params.id)) throw notFound();
    // Which one is shown must not change because a pointer rests on a link to another.
    if (preload) return;
    systemActor(appOf(context), 'peloton').send({ type: 'entity.requested', id: params.id, at: Date.now() });
  },
  component: PelotonRoute,
});

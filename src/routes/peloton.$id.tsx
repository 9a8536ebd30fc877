import { createFileRoute, notFound } from '@tanstack/react-router';
import { resident } from '#src/app/actors.ts';
import { EntityPage } from '#src/app/entity-page.tsx';
import { SessionActions } from '#src/app/session-actions.tsx';
import { useResident } from '#src/app/use-app.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { PelotonPage } from '#src/features/peloton/peloton-page.tsx';
import type { Peloton } from '#src/features/peloton/peloton-words.ts';

const Found = ({ peloton }: { peloton: Peloton }) => {
  usePageTitle(peloton.name);
  return <PelotonPage peloton={peloton} actions={<SessionActions />} />;
};

const PelotonRoute = () => (
  <EntityPage<Peloton> actor={useResident('peloton')} id={Route.useParams().id} actions={<SessionActions />}>
    {(peloton) => <Found peloton={peloton} />}
  </EntityPage>
);

export const Route = createFileRoute('/peloton/$id')({
  loader: ({ context, preload, params }) => {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(params.id)) throw notFound();
    // Which one is shown must not change because a pointer rests on a link to another.
    if (preload) return;
    resident(context.app, 'peloton').send({ type: 'entity.requested', id: params.id, at: Date.now() });
  },
  component: PelotonRoute,
});

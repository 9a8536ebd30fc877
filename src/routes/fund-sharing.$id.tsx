import { createFileRoute, notFound } from '@tanstack/react-router';
import { call } from '#src/api/call.ts';
import { callList } from '#src/api/call-list.ts';
import { getFundSharing, getFundSharingRecipients } from '#src/api/calls/fund-sharing.calls.ts';
import { ErrorPage } from '#src/app/errors/error-page.tsx';
import { appOf } from '#src/app/root-actor/system-actors.ts';
import { orNotFound } from '#src/app/router/or-not-found.ts';
import { pageNumber, searchParams } from '#src/app/router/search-params.ts';
import { requireUser } from '#src/app/session/session.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { ListSkeleton } from '#src/components/skeleton/list-skeleton.tsx';
import { FundSharingPage, type FundSharingPageProps } from '#src/features/fund-sharing/fund-sharing-page.tsx';
import { isPelotonId } from '#src/features/peloton/peloton-id.ts';
import { leads } from '#src/features/peloton/peloton-messages.ts';

// A type made of the component itself would keep the page in the entry chunk.
type Sharing = FundSharingPageProps;

const Shown = (sharing: Sharing) => {
  usePageTitle('Share what was given');
  return <FundSharingPage {...sharing} />;
};

const FundSharing = () => {
  const sharing = Route.useLoaderData();
  if (sharing !== null) return <Shown {...sharing} />;
  return <ErrorPage statusCode={403} info="Only a peloton’s captain and admins share its fund." />;
};

const Loading = () => {
  usePageTitle('Loading');
  return <ListSkeleton title="Loading the fund" />;
};

const search = searchParams({ page: pageNumber });

export const Route = createFileRoute('/fund-sharing/$id')({
  validateSearch: search,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context, params: { id }, deps: { page }, location }): Promise<Sharing | null> => {
    const app = appOf(context);
    if (!isPelotonId(id)) throw notFound();
    const { peloton } = await requireUser(app, null, location.href);
    // The API would refuse; to ask it for what is known would only fill its log.
    if (!leads(peloton, id)) return null;
    const [fund, recipients] = await orNotFound(
      Promise.all([call(getFundSharing(id)), callList(getFundSharingRecipients(id, { page }))]),
    );
    return { fund, recipients };
  },
  pendingComponent: Loading,
  component: FundSharing,
});

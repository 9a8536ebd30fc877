import { createFileRoute } from '@tanstack/react-router';
import { LightSessionActions } from '#src/app/light-session-actions.tsx';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { type HomeEvent, loadHome } from '#src/features/content/home.ts';
import { HomePage } from '#src/features/content/home-page.tsx';

const Page = ({ event }: { event: HomeEvent | null }) => {
  usePageTitle(null);
  return (
    <PageFrame actions={<LightSessionActions path="/" />}>
      <HomePage event={event} />
    </PageFrame>
  );
};

const Home = () => <Page event={Route.useLoaderData()} />;

export const Route = createFileRoute('/')({
  loader: () => loadHome(),
  // The page says what it is about without the event's numbers; a slow API must not keep it back.
  pendingMs: 300,
  pendingComponent: () => <Page event={null} />,
  component: Home,
});

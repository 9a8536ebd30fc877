import { createFileRoute } from '@tanstack/react-router';
import { LightSessionActions } from '#src/app/light-session-actions.tsx';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { loadHome } from '#src/features/content/home.ts';
import { HomePage } from '#src/features/content/home-page.tsx';

const Home = () => {
  usePageTitle(null);
  return (
    <PageFrame actions={<LightSessionActions path="/" />}>
      <HomePage event={Route.useLoaderData()} />
    </PageFrame>
  );
};

export const Route = createFileRoute('/')({ loader: () => loadHome(), component: Home });

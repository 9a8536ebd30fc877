import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isLoggedIn } from '#machines/auth/auth.machine.ts';
import { useResident } from '#src/app/use-app.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { loadHome } from '#src/features/content/home.ts';
import { HomePage } from '#src/features/content/home-page.tsx';

const Home = () => {
  usePageTitle(null);
  const isSignedIn = useSelector(useResident('auth'), isLoggedIn);
  return (
    <PageFrame>
      <HomePage event={Route.useLoaderData()} isSignedIn={isSignedIn} />
    </PageFrame>
  );
};

export const Route = createFileRoute('/')({ loader: () => loadHome(), component: Home });

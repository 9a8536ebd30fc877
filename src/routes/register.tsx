import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DeferredPart, deferredPart } from '#src/app/hydration/deferred-part.tsx';
import { matching, oneOf, searchParams } from '#src/app/router/search-params.ts';
import { LoadingPage } from '#src/app/shell/loading-page.tsx';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';

const page = deferredPart(async () => (await import('./-register/register-view.tsx')).RegisterView);

const Register = () => {
  usePageTitle('Register');
  return (
    <Suspense fallback={<LoadingPage />}>
      <DeferredPart part={page} props={Route.useLoaderData()} />
    </Suspense>
  );
};

const readSearch = searchParams({
  // May contain a route's id.
  choose: matching(/^[\w,-]{1,99}$/),
  intent: oneOf(['register', 'registration', 'donate']),
});

/** The ways to take part, server-rendered for visitors; a person with an earlier sign-in sees what they have signed up for. */
export const Route = createFileRoute('/register')({
  validateSearch: readSearch,
  staticData: { flow: 'enrollment', isLight: true, isStored: false, hasOwnParts: 'known' },
  shouldReload: ({ cause }) => cause === 'enter',
  loader: async ({ context: { handle, pageData, hasSignedIn }, location }) => {
    await page.preload(handle);
    // The location still has the link's query.
    const { choose = '', intent } = readSearch(location.search);
    const wanted = { choose, startsAtOnce: intent === 'registration' };
    const event = pageData.take('getEvent');
    if (event && !hasSignedIn) return { ...wanted, event, isVisitor: true };
    const [{ loadRegister }, app] = await Promise.all([
      import('./-register/load-register.ts'),
      handle.open(),
      page.arrival(),
    ]);
    return { ...wanted, event: await loadRegister(app), isVisitor: false };
  },
  component: Register,
});

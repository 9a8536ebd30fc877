import { createFileRoute } from '@tanstack/react-router';
import { matching, searchParams } from '#src/app/router/search-params.ts';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { StopPage } from '#src/features/invitation/stop-page.tsx';

const Stop = () => {
  const { token } = Route.useSearch();
  usePageTitle('Stop e-mails');
  return <StopPage token={token ?? null} />;
};

/** The target of the unsubscribe link in invitations and in e-mails to a family. It works without an account. */
export const Route = createFileRoute('/invitations/stop')({
  validateSearch: searchParams({ token: matching(/^[\w.-]{1,200}$/) }),
  component: Stop,
});

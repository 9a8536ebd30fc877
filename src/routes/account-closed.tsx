import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { AccountClosedPage } from '#src/features/account-closing/account-closed-page.tsx';

const Closed = () => {
  usePageTitle('Your account is closed');
  return <AccountClosedPage />;
};

/** Where the sign-out after closing an account leads. */
export const Route = createFileRoute('/account-closed')({ component: Closed });

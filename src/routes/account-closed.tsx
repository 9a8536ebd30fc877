import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '#src/components/page-frame/use-page-title.ts';
import { AccountClosedPage } from '#src/features/account-closing/account-closed-page.tsx';

const Closed = () => {
  usePageTitle('Your account is closed');
  return <AccountClosedPage />;
};

/** The page after closing an account and signing out. */
export const Route = createFileRoute('/account-closed')({ component: Closed });

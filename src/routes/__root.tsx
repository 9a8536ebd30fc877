import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/create-router.ts';
import { Shell } from '#src/app/shell.tsx';
import { useResident } from '#src/app/use-app.ts';

const Root = () => {
  const actors = {
    progress: useResident('progress'),
    snackbar: useResident('snackbar'),
    warning: useResident('warning'),
  };
  return (
    <Shell actors={actors}>
      <Outlet />
    </Shell>
  );
};

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/components/style/styles.css';
import { createApp, showSessionMessage } from './app/create-app.ts';
import { createAppRouter } from './app/create-router.ts';
import { watchRouter } from './app/watch-router.ts';
import { authLogic } from './features/auth/auth.actors.ts';

const start = async (): Promise<void> => {
  const inspect = import.meta.env.DEV
    ? await (await import('./app/inspector.ts')).openInspector()
    : undefined;
  const router = createAppRouter();
  const app = createApp({
    auth: authLogic,
    inspect,
    goTo: async ({ href, isShallow }) => {
      await router.navigate({ href, replace: isShallow, resetScroll: false });
      scrollTo({ top: 0 });
    },
  });
  router.update({ context: { app } });
  watchRouter(router, app);
  showSessionMessage(app, sessionStorage);

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
};

void start();

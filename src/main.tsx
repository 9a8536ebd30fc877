import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/components/style/styles.css';
import { createAppHandle } from './app/app-handle.ts';
import { createAppRouter } from './app/create-router.ts';
import { sessionMessageKey } from './app/session-message.ts';

const router = createAppRouter(
  createAppHandle(async () => (await import('./app/start-app.ts')).startApp(router)),
);

// Somebody signed in before, or another page left word for this one.
if (document.cookie.includes('msalAccountState=') || sessionStorage.getItem(sessionMessageKey) !== null) {
  void router.options.context.handle.open();
}
if (import.meta.env.DEV && location.search.includes('inspect')) void router.options.context.handle.open();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

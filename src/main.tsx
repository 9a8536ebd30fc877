import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/components/style/styles.css';
import { createAppHandle } from './app/app-handle.ts';
import { createAppRouter } from './app/create-router.ts';
import { hasSignedIn } from './app/session-marker.ts';
import { leftMessage } from './app/session-message.ts';

const router = createAppRouter(
  createAppHandle(async () => (await import('./app/start-app.ts')).startApp(router)),
);

const open = () => void router.options.context.handle.open();

const isAwaited =
  hasSignedIn() || leftMessage() !== null || (import.meta.env.DEV && location.search.includes('inspect'));

// Somebody signed in before, or another page left word for this one. Else at the first sign of a person: by the time
// they have chosen where to go, the app is there to take them without loading the page anew.
if (isAwaited) open();
else
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, open, { once: true });

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

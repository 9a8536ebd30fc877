import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { type RenderOptions, render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pageDataFrom } from '#src/api/page-data.ts';
import { createAppHandle } from '#src/app/root-actor/app-handle.ts';
import { createAppRouter } from '#src/app/router/create-router.ts';

const router = createAppRouter({
  context: {
    pageData: pageDataFrom({}),
    hasSignedIn: false,
    handle: createAppHandle(() => new Promise(() => undefined)),
  },
  history: createMemoryHistory(),
});

/** A part of a page within the app's router, which its links need. */
const InRouter = ({ children }: { children: ReactNode }) => (
  <RouterContextProvider router={router}>{children}</RouterContextProvider>
);

/** Testing Library's `render`, within the app's router. */
export const render = (part: ReactNode, options: RenderOptions = {}) =>
  renderAlone(part, { wrapper: InRouter, ...options });

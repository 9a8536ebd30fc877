import { RouterContextProvider } from '@tanstack/react-router';
import { type RenderOptions, render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { idleRouter } from './idle-router.ts';

/** A part of a page within the app's router, which its links need. */
const InRouter = ({ children }: { children: ReactNode }) => (
  <RouterContextProvider router={idleRouter}>{children}</RouterContextProvider>
);

/** Testing Library's `render`, within the app's router. */
export const render = (part: ReactNode, options: RenderOptions = {}) =>
  renderAlone(part, { wrapper: InRouter, ...options });

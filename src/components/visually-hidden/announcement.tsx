import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Says its text to screen readers each time it changes. It stays rendered, empty where there is nothing to say. */
export const Announcement = ({ children }: { children: ReactNode }) => (
  <VisuallyHidden>
    <span aria-live="polite">{children}</span>
  </VisuallyHidden>
);

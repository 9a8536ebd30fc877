import type { ReactNode } from 'react';
import { look } from '#src/components/style/style.ts';

/** Text for screen readers only, where a drawing or a layout tells it to others. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={look('unseen')}>{children}</span>
);

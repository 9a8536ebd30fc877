import type { ReactNode } from 'react';
import { look } from '#src/components/style/style.ts';

/** For a screen reader only: what a drawing or a layout already tells people who see it. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={look('unseen')}>{children}</span>
);

import type { ReactNode } from 'react';
import { look, names, slots } from '#src/components/style/style.ts';

/** A section with a margin. Where there is no room for it, the margin's content follows the section's last paragraph. */
export const Section = ({ children }: { children?: ReactNode }) => (
  <div className={names(look('prose'), slots('content')('section'))}>{children}</div>
);

import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

/** A pull quote: a sentence of the text in large type, only where there is a margin. Hidden from screen readers, which read the text. */
export const Pull = ({ children }: { children?: ReactNode }) => (
  <div aria-hidden="true" className={slots('content')('pull')}>
    {children}
  </div>
);

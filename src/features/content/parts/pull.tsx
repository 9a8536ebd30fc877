import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

/** A sentence of the text once more, large, in the margin. Only where there is one, and not for those who hear the text. */
export const Pull = ({ children }: { children?: ReactNode }) => (
  <div aria-hidden="true" className={slots('content')('pull')}>
    {children}
  </div>
);

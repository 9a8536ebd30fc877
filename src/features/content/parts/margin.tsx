import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

/** What belongs to the text and is not of it: figures, a quote, a scene, ways on. Beside the text where there is room. */
export const Margin = ({ children }: { children?: ReactNode }) => (
  <div className={slots('content')('margin')}>{children}</div>
);

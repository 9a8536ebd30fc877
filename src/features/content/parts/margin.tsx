import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

type MarginProps = {
  /** It stays in sight, as the only margin of its page. */
  stays?: boolean;
  children?: ReactNode;
};

/** What belongs to the text and is not of it: figures, a quote, a scene, ways on. Beside the text where there is room. */
export const Margin = ({ stays, children }: MarginProps) => (
  <div className={slots('content')('margin')} data-stays={stays}>
    {children}
  </div>
);

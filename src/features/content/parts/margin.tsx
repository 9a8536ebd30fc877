import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

type MarginProps = {
  /** It stays in view, as the only margin of its page. */
  stays?: boolean;
  children?: ReactNode;
};

/** Additions to the text: figures, a quote, an illustration, links. Next to the text where there is room. */
export const Margin = ({ stays, children }: MarginProps) => (
  <div className={slots('content')('margin')} data-stays={stays}>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

/** A person's words in large type. */
export const Quote = ({ by, children }: { by?: ReactNode; children?: ReactNode }) => (
  <figure className={slots('content')('quote')}>
    <blockquote>{typeof children === 'string' ? <p>{children}</p> : children}</blockquote>
    {by ? <figcaption>{by}</figcaption> : null}
  </figure>
);

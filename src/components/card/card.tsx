import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

/** A box for related content, such as the summary next to a step. */
export const Card = ({ title, children }: { title?: ReactNode; children: ReactNode }) => {
  const at = slots('card');
  return (
    <section className={at('root')}>
      {title ? <h2 className={at('title')}>{title}</h2> : null}
      {children}
    </section>
  );
};

import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

/** A box for what belongs together, such as the summary beside a step. */
export const Card = ({ title, children }: { title?: ReactNode; children: ReactNode }) => {
  const at = slots('card');
  return (
    <section className={at('root')}>
      {title ? <h2 className={at('title')}>{title}</h2> : null}
      {children}
    </section>
  );
};

import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

/** Large numbers with their names: the amount raised, the distance, a count. */
export const Figures = ({ figures }: { figures: readonly { value: ReactNode; name: string }[] }) => {
  const at = slots('card');
  return (
    <dl className={at('figures')}>
      {figures.map((figure) => (
        <div key={figure.name} className={at('figure')}>
          <dt className={at('name')}>{figure.name}</dt>
          <dd className={at('value')}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
};

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

import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

/** Two to four large numbers. Contains `Fact`s. */
export const Facts = ({ children }: { children?: ReactNode }) => (
  <dl className={slots('card')('figures')} data-facts>
    {children}
  </dl>
);

export const Fact = ({ value, label }: { value: ReactNode; label: ReactNode }) => {
  const at = slots('card');
  return (
    <div className={at('figure')}>
      <dt className={at('name')}>{label}</dt>
      <dd className={at('value')}>{value}</dd>
    </div>
  );
};

/** One number below the text that it belongs to. */
export const Figure = (fact: { value: ReactNode; label: ReactNode }) => (
  <dl>
    <Fact {...fact} />
  </dl>
);

import type { ReactNode } from 'react';
import { wholeMoney } from '#machines/money.ts';
import { slots } from '#src/components/style/style.ts';
import { useContentData } from '#src/features/content/content-data.ts';

/** The total of all years. Goes into `Facts`; nothing if the years are missing. */
export const AllYears = () => {
  const { years } = useContentData();
  if (years.length === 0) return null;
  const raised = years.reduce((sum, year) => sum + year.raised, 0);
  const first = Math.min(...years.map(({ year }) => year));
  return <Fact value={wholeMoney(raised)} label={`raised since ${first}, all of it for research`} />;
};

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

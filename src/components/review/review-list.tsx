import { type ReactNode, useId } from 'react';
import { slots } from '#src/components/style/style.ts';

type ReviewListProps = {
  title: string;
  rows: readonly { name: string; value: ReactNode }[];
  /** "Change": a button or a link whose accessible name says what it changes. */
  action?: ReactNode;
};

/** The answers of one step, for review. */
export const ReviewList = ({ title, rows, action }: ReviewListProps) => {
  const at = slots('review');
  const id = useId();
  return (
    <section className={at('root')} aria-labelledby={id}>
      <div className={at('head')}>
        <h2 id={id} className={at('title')}>
          {title}
        </h2>
        {action}
      </div>
      <dl className={at('list')}>
        {rows.map((row) => (
          <div key={row.name} className={at('row')}>
            <dt className={at('name')}>{row.name}</dt>
            <dd className={at('value')}>{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

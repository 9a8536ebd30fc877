import { useId } from 'react';
import { css } from '#styled-system/css';
import type { Outcome } from './what-ends.ts';

const item = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 15rem) minmax(0, 1fr)' },
  columnGap: '8',
  rowGap: '1',
  py: '4',
  borderTop: '1px solid token(colors.line)',
  overflowWrap: 'anywhere',
});

/** A list of things and what happens to each, between hairlines. */
export const Outcomes = ({ title, outcomes }: { title: string; outcomes: readonly Outcome[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css({ textStyle: 'subheading', mb: '3' })}>
        {title}
      </h2>
      <dl className={css({ borderBottom: '1px solid token(colors.line)' })}>
        {outcomes.map(({ title: what, text }) => (
          <div key={what} className={item}>
            <dt className={css({ fontWeight: 'bold' })}>{what}</dt>
            <dd className={css({ color: 'ink.soft', maxWidth: 'measure' })}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

import { type ReactNode, useId } from 'react';
import { css } from '#styled-system/css';

type FieldGroupProps = { title: string; note?: ReactNode; children: ReactNode };

/** Fields that stand side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div
    className={css({
      display: 'grid',
      gap: '5',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    })}
  >
    {children}
  </div>
);

/** Fields that belong together under a small heading of their own. */
export const FieldGroup = ({ title, note, children }: FieldGroupProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css({ display: 'grid', gap: '5' })}>
      <div>
        <h2 id={id} className={css({ textStyle: 'label' })}>
          {title}
        </h2>
        {note ? <p className={css({ color: 'ink.soft', textStyle: 'small', mt: '1' })}>{note}</p> : null}
      </div>
      {children}
    </section>
  );
};

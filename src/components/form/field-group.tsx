import { type ReactNode, useId } from 'react';
import { slots } from '#src/components/style/style.ts';

type FieldGroupProps = {
  title: ReactNode;
  note?: ReactNode;
  /** `question`: one question of a long form, with a line above it. */
  emphasis?: 'question' | undefined;
  children: ReactNode;
};

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={slots('fieldGroup')('row')}>{children}</div>
);

/** Fields that belong together, under their own heading. */
export const FieldGroup = ({ title, note, emphasis, children }: FieldGroupProps) => {
  const id = useId();
  const at = slots('fieldGroup', { emphasis });
  return (
    <section className={at('root')} aria-labelledby={id}>
      <div className={at('head')}>
        <h2 id={id} className={at('title')}>
          {title}
        </h2>
        {note ? <p className={at('note')}>{note}</p> : null}
      </div>
      {children}
    </section>
  );
};

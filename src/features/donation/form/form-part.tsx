import { type ReactNode, useId } from 'react';
import { slots } from '#src/components/style/style.ts';

type FormPartHeadProps = { title: ReactNode; note?: ReactNode; children: ReactNode };

/** One question of the page, with what belongs to it. */
export const FormPart = ({ title, note, children }: FormPartHeadProps) => {
  const id = useId();
  const at = slots('donation');
  return (
    <section className={at('part')} aria-labelledby={id}>
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

import type { ReactNode } from 'react';
import { names, slots } from '#src/components/style/style.ts';

type PartProps = { id: string; title: ReactNode; aside?: ReactNode; children: ReactNode };

/** A part of the home page, labelled by its heading. */
export const Part = ({ id, title, aside, children }: PartProps) => {
  const at = slots('home');
  return (
    <section aria-labelledby={id} className={names(slots('frame')('container'), at('part'))}>
      <div className={at('head')}>
        <h2 id={id}>{title}</h2>
        {aside ? <p>{aside}</p> : null}
      </div>
      {children}
    </section>
  );
};

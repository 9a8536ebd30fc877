import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

type EditSectionProps = { id: string; title: string; note: ReactNode; children: ReactNode };

const section = css({
  display: 'grid',
  gap: { base: '6', lg: '12' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' },
  py: { base: '10', md: '12' },
  borderTop: '2px solid token(colors.ink)',
  scrollMarginTop: '6rem',
});

/** A section of the page: title and note on the left, its fields on the right; stacked on a phone. */
export const EditSection = ({ id, title, note, children }: EditSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={section}>
    <div className={css({ display: 'grid', gap: '2', alignContent: 'start' })}>
      <h2 id={`${id}-title`} className={css({ textStyle: 'subheading' })}>
        {title}
      </h2>
      <div className={css({ textStyle: 'small', color: 'ink.soft', maxWidth: 'measure' })}>{note}</div>
    </div>
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '6',
        maxWidth: '44rem',
        alignContent: 'start',
      })}
    >
      {children}
    </div>
  </section>
);

import type { ReactNode } from 'react';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { css } from '#styled-system/css';

const root = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  alignItems: 'center',
  columnGap: { sm: '6', md: '8', lg: '12' },
  rowGap: '5',
  p: { base: '5', sm: '8' },
  bg: 'paper.deep',
  borderRadius: 'card',
});

const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '3' });

type EndingProps = {
  id: string;
  /** The name of its illustration: `public/illustrations/`. */
  scene: string;
  title: string;
  children: ReactNode;
  /** The next steps, the main one first. */
  actions: ReactNode;
};

/** The end of a task: an illustration, the result and the next steps. */
export const Ending = ({ id, scene, title, children, actions }: EndingProps) => (
  <section aria-labelledby={id} className={root}>
    <Illustration of={scene} alt="" size="medium" />
    <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
      <h2 id={id} className={css({ textStyle: 'subheading' })}>
        {title}
      </h2>
      <p className={css({ textStyle: 'lede', maxWidth: 'measure' })}>{children}</p>
      <div className={ways}>{actions}</div>
    </div>
  </section>
);

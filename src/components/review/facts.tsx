import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

const list = css({
  display: 'grid',
  gap: '4',
  m: '0',
  '& > div': {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
    columnGap: '4',
  },
  '& dt': { textStyle: 'label' },
  '& dd': { m: '0' },
});

export const Facts = ({ children }: { children: ReactNode }) => <dl className={list}>{children}</dl>;

/** A name and its value. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

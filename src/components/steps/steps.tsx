import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

const list = css({ display: 'grid', gap: '5', listStyle: 'none', counterReset: 'step', p: '0', m: '0' });
const step = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '4',
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: 'full',
    border: '2px solid token(colors.ink)',
    textStyle: 'label',
  },
});
const name = css({ textStyle: 'label', '& + p': { color: 'ink.soft' } });

/** A numbered list of steps. */
export const Steps = ({ steps }: { steps: readonly { id: string; title: ReactNode; text: ReactNode }[] }) => (
  <ol className={list}>
    {steps.map(({ id, title, text }) => (
      <li key={id} className={step}>
        <div>
          <h3 className={name}>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);

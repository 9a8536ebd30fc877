import type { ReactNode } from 'react';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  listStyle: 'none',
  p: '0',
  m: '0',
});
const kind = css({
  px: '5',
  py: '2.5',
  bg: 'forest.tint',
  borderRadius: 'full',
  textStyle: 'label',
});

type HelpProps = { title: string; lede: string; kinds: readonly string[]; mark?: ReactNode };

/** A volunteer's kinds of help, never with time and place. */
export const Help = ({ title, lede, kinds, mark }: HelpProps) =>
  kinds.length === 0 ? null : (
    <Part title={title} lede={lede} mark={mark}>
      <ul className={list}>
        {kinds.map((each) => (
          <li key={each} className={kind}>
            {each}
          </li>
        ))}
      </ul>
    </Part>
  );

import { type ReactNode, type Ref, useId } from 'react';
import { css } from '#styled-system/css';

type PartProps = {
  /** What links within the page lead to. */
  id?: string | undefined;
  title: ReactNode;
  /** A sentence or two under the title. */
  lede?: ReactNode;
  /** Beside the title on a wide screen: a link to all of it. */
  aside?: ReactNode;
  /** Beside the title at any width, at the end of its line: a pencil. */
  mark?: ReactNode;
  /** The heading takes focus where the part comes in another’s place (`titleRef.current.focus()`), and so is read out. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
};

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '4',
  mb: '6',
});
const markedHead = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '6',
  mb: '6',
});

/** A part of a page with a heading of its own. */
export const Part = ({ id, title, lede, aside, mark, titleRef, children }: PartProps) => {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId}>
      <div className={mark ? markedHead : head}>
        <div>
          <h2
            ref={titleRef}
            id={titleId}
            tabIndex={titleRef ? -1 : undefined}
            className={css({
              textStyle: 'heading',
              _focusVisible: { outline: 'none', boxShadow: 'none' },
            })}
          >
            {title}
          </h2>
          {lede ? <p className={css({ mt: '3', maxWidth: 'measure', color: 'ink.soft' })}>{lede}</p> : null}
        </div>
        {aside}
        {mark}
      </div>
      {children}
    </section>
  );
};

/** The parts of a page below each other, with room between. */
export const Parts = ({ children }: { children: ReactNode }) => (
  <div
    className={css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '12', md: '16' },
      pt: { base: '10', md: '16' },
    })}
  >
    {children}
  </div>
);

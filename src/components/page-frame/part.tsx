import { type ReactNode, type Ref, useId } from 'react';
import { css } from '#styled-system/css';

type PartProps = {
  /** The target of links within the page. */
  id?: string | undefined;
  title: ReactNode;
  /** A short text under the title. */
  lede?: ReactNode;
  /** Next to the title on a wide screen: a link to the whole list. */
  aside?: ReactNode;
  /** At the end of the title's line at any width: a pencil. */
  mark?: ReactNode;
  /** The heading takes focus where the part replaces another one (`titleRef.current.focus()`), and so is read out. */
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

/** A part of a page with its own heading. */
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

/** The parts of a page, one below the other. */
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

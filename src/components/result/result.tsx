import type { ReactNode, Ref } from 'react';
import { Notice } from '#src/components/notice/notice.tsx';
import { css } from '#styled-system/css';

type Said = { title: string; text?: string };

type ResultProps = {
  /** What was done; empty before anything was. */
  done: readonly Said[];
  /** Why it was not; null where it was. */
  problem: { title?: string; text: ReactNode } | null;
  /** It takes the focus, since what was pressed may be gone. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What else the person has to see first, before or instead of the result. */
  children?: ReactNode;
};

/** What became of a press, on top of what it was about. It takes no room while there is nothing to say. */
export const Result = ({ done, problem, ref, children }: ResultProps) => (
  <div
    ref={ref}
    data-result
    tabIndex={-1}
    className={css({
      display: 'grid',
      gap: '4',
      scrollMarginTop: '24',
      _empty: { display: 'none' },
      _focusVisible: { outline: 'none', boxShadow: 'none' },
      _print: { display: 'none' },
    })}
  >
    {done.map(({ title, text }) => (
      <Notice key={title} tone="success" role="status" title={title}>
        {text === undefined ? null : <p>{text}</p>}
      </Notice>
    ))}
    {problem === null ? null : (
      <Notice tone="error" role="alert" title={problem.title ?? 'That didn’t work'}>
        <p>{problem.text}</p>
      </Notice>
    )}
    {children}
  </div>
);

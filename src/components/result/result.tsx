import type { ReactNode, Ref } from 'react';
import { Notice } from '#src/components/notice/notice.tsx';
import { css } from '#styled-system/css';

type Said = { title: string; text?: string };

type ResultProps = {
  /** The completed actions; empty before the first. */
  done: readonly Said[];
  /** The failure; null for none. */
  problem: { title?: string; text: ReactNode } | null;
  /** The result takes the focus, because the pressed button may be gone. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Shown before or instead of the result. */
  children?: ReactNode;
};

/** The result of an action, at the top of its part of the page. It takes no room while it is empty. */
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

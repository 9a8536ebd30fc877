import type { ReactNode } from 'react';
import { look, slots } from '#src/components/style/style.ts';

type FoldedProps = {
  id: string;
  title: string;
  /** The section's content in one line. */
  summary: string;
  children?: ReactNode;
};

/** A section folded behind its title and one line. The browser unfolds it for a search on the page, and for a link to it. */
export const Folded = ({ id, title, summary, children }: FoldedProps) => (
  <details id={id} className={slots('content')('fold')} data-folds>
    <summary>
      <div>
        <h2>{title}</h2>
        <p>{summary}</p>
      </div>
    </summary>
    <div className={look('prose')}>{children}</div>
  </details>
);

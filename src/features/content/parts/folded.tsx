import type { ReactNode } from 'react';
import { look, slots } from '#src/components/style/style.ts';

type FoldedProps = {
  id: string;
  title: string;
  /** What it says, in a line. */
  summary: string;
  children?: ReactNode;
};

/** A section behind its title and one line. The browser unfolds it for who finds something in it, and shows it to who follows a link there. */
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

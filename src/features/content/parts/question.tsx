import type { ReactNode } from 'react';
import { slots } from '#src/components/style/style.ts';

/** A question with a folded answer. The browser unfolds it for a link to it, or for a search on the page. */
export const Question = ({ id, title, children }: { id: string; title: string; children?: ReactNode }) => (
  <details id={id} className={slots('entries')('question')} data-question>
    <summary>
      <h3>{title}</h3>
    </summary>
    <div>
      {children}
      <p data-own-link>
        <a href={`#${id}`}>Link to this question</a>
      </p>
    </div>
  </details>
);

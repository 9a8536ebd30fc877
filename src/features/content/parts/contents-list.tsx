import { slots } from '#src/components/style/style.ts';
import type { Part } from '#src/features/content/contents.ts';

/** Fewer parts than this are seen at a glance. */
const enough = 5;

type ContentsListProps = { parts: readonly Part[] };

const Links = ({ parts }: ContentsListProps) => (
  <ol>
    {parts.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
);

/** What stands in a long page, with ways there: folded on a phone, open where there is room. The style sheet shows one of the two. */
export const ContentsList = ({ parts }: ContentsListProps) =>
  parts.length < enough ? null : (
    <nav aria-label="On this page" className={slots('content')('toc')}>
      <details>
        <summary>On this page</summary>
        <Links parts={parts} />
      </details>
      <div>
        <p>On this page</p>
        <Links parts={parts} />
      </div>
    </nav>
  );

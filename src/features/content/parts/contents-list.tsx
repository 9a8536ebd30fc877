import { slots } from '#src/components/style/style.ts';
import type { Part } from '#src/features/content/contents.ts';

/** Fewer parts than this are seen at a glance. */
const enough = 5;

/** What stands in a long page, with ways there. */
export const ContentsList = ({ parts }: { parts: readonly Part[] }) =>
  parts.length < enough ? null : (
    <nav aria-label="On this page" className={slots('content')('toc')}>
      <p>On this page</p>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );

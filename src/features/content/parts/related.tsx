import { slots } from '#src/components/style/style.ts';
import { useContentData } from '#src/features/content/content-data.ts';
import { titleOf } from '#src/features/content/entries.ts';

/** Further pages, each with its description. `pages` has their paths, separated by spaces. */
export const Related = ({ pages }: { pages: string }) => {
  const { entries } = useContentData();
  const found = pages
    .split(' ')
    .flatMap((path) => entries.filter((entry) => entry.path === path && !entry.isDraft));
  if (found.length === 0) return null;
  return (
    <nav aria-label="Read next" className={slots('content')('related')}>
      <p>Read next</p>
      <ul>
        {found.map((entry) => (
          <li key={entry.path}>
            <a href={entry.path}>{titleOf(entry)}</a>
            <span>{entry.description}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
};

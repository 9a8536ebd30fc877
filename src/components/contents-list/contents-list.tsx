import { slots } from '#src/components/style/style.ts';

export type Part = { id: string; title: string };

type ContentsListProps = {
  parts: readonly Part[];
  /** The list's title. */
  label?: string;
  /** The list is open on a phone too. */
  isOpen?: boolean;
};

/** Links to the parts of a long page: folded on a phone, in a column next to the text where there is room. */
export const ContentsList = ({ parts, label = 'On this page', isOpen = false }: ContentsListProps) => {
  const at = slots('contentsList');
  const list = (
    <ol className={at('list')}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  // CSS shows one of the two, because a fold can't be open on one screen and closed on another.
  return (
    <nav aria-label={label} className={at('root')}>
      <details className={at('fold')} open={isOpen}>
        <summary>{label}</summary>
        {list}
      </details>
      <div className={at('column')}>
        <p className={at('title')}>{label}</p>
        {list}
      </div>
    </nav>
  );
};

import { slots } from '#src/components/style/style.ts';

export type Part = { id: string; title: string };

type ContentsListProps = {
  parts: readonly Part[];
  /** What the list is called. */
  label?: string;
};

/** The parts of a long page, with ways there: a row to swipe on a phone, a column beside the text where there is room. */
export const ContentsList = ({ parts, label = 'On this page' }: ContentsListProps) => {
  const at = slots('contentsList');
  return (
    <nav aria-label={label} className={at('root')}>
      <p className={at('title')}>{label}</p>
      <ol className={at('list')}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

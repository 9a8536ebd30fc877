import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { names, slots } from '#src/components/style/style.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/visually-hidden.tsx';
import { textOf } from '#src/features/content/text-of.ts';

type Element = ReactElement<{ children?: ReactNode }>;

const elementsIn = (node: ReactNode): Element[] =>
  Children.toArray(node).filter((child): child is Element => isValidElement(child));

/**
 * A written table whose first column is the row's header. On a phone, where five columns have no room, it is a list of name and value. Two
 * columns need no names there, and a bare number needs its own: "Week 3".
 */
export const ContentTable = ({ children }: { children?: ReactNode }) => {
  const at = slots('dataList');
  const [head, body] = elementsIn(children);
  const columns = elementsIn(elementsIn(head?.props.children)[0]?.props.children).map(
    (cell) => cell.props.children,
  );
  const named = columns.map(textOf).filter((name) => name !== '');
  return (
    <table className={names(at('root'), 'table')}>
      <caption>
        <VisuallyHidden>{named.join(', ')}</VisuallyHidden>
      </caption>
      <thead className={at('head')}>
        <tr>
          {columns.map((name) =>
            textOf(name) === '' ? (
              <td key="none" />
            ) : (
              <th key={textOf(name)} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {elementsIn(body?.props.children).map((row) => (
          <tr key={row.key} className={at('row')}>
            {elementsIn(row.props.children).map((cell, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell key={cell.key} scope={index === 0 ? 'row' : undefined} className={at('cell')}>
                  {index === 0 || columns.length < 3 ? null : (
                    <span className={at('name')} aria-hidden>
                      {columns[index]}
                    </span>
                  )}
                  <span>
                    {index === 0 && /^\d+$/.test(textOf(cell.props.children)) ? (
                      <span className={at('name')} aria-hidden>
                        {columns[0]}{' '}
                      </span>
                    ) : null}
                    {cell.props.children}
                  </span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

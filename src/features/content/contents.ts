import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { H2 } from './parts/heading.tsx';
import { textOf } from './text-of.ts';

export type Part = { id: string; title: string };

type Props = { children?: ReactNode; id?: string };

/** A compiled text is a plain function that only says what stands in it; it is asked here, ahead of being drawn. */
const opened = (node: ReactNode): ReactNode => {
  if (!isValidElement<Props>(node)) return node;
  if (node.type === Fragment) return node.props.children;
  return typeof node.type === 'function'
    ? opened((node.type as (props: Props) => ReactNode)(node.props))
    : node;
};

/** The parts of a written text: its headings of the second level. `body` is the text's own element. */
export const partsOf = (body: ReactNode): Part[] =>
  Children.toArray(opened(body)).flatMap((child) =>
    isValidElement<Props>(child) && child.type === H2 && child.props.id !== undefined
      ? [{ id: child.props.id, title: textOf(child.props.children) }]
      : [],
  );

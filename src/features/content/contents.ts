import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { Part } from '#src/components/contents-list/contents-list.tsx';
import { H2 } from './parts/heading.tsx';
import { Question } from './parts/question.tsx';
import { textOf } from './text-of.ts';

/** Fewer parts than this are seen at a glance. */
const enough = 5;

type Props = { children?: ReactNode; id?: string; title?: string };

/** A compiled text is a plain function that only says what stands in it; it is asked here, ahead of being drawn. */
const opened = (node: ReactNode): ReactNode => {
  if (!isValidElement<Props>(node) || node.type === H2 || node.type === Question) return node;
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

/** The questions of a section of the FAQ. `body` is the section's own element. */
export const questionsOf = (body: ReactNode): Part[] =>
  Children.toArray(opened(body)).flatMap((child) =>
    isValidElement<Props>(child) && child.type === Question
      ? [{ id: child.props.id ?? '', title: child.props.title ?? '' }]
      : [],
  );

/** The parts that are worth a list; none of a page that is short. */
export const listedParts = (body: ReactNode): Part[] => {
  const parts = partsOf(body);
  return parts.length < enough ? [] : parts;
};

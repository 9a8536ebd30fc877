import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Part } from '#src/components/contents-list/contents-list.tsx';
import { Folded, Grid, Item, Section } from '#src/features/content/parts/blocks.tsx';
import { H2 } from './parts/heading.tsx';
import { Question } from './parts/question.tsx';
import { textOf } from './text-of.ts';

/** A shorter list of parts is not needed. */
const enough = 5;

type Props = { children?: ReactNode; id?: string; title?: string };

type Element = ReactElement<Props>;

/** Components that only contain parts of a text. */
const containers: readonly unknown[] = [Section, Grid, Item];

const known: readonly unknown[] = [H2, Question, Folded, ...containers];

/** A compiled text is a plain function; it is called here to read its elements before rendering. */
const opened = (node: ReactNode): ReactNode => {
  if (!isValidElement<Props>(node) || known.includes(node.type)) return node;
  if (node.type === Fragment) return node.props.children;
  return typeof node.type === 'function'
    ? opened((node.type as (props: Props) => ReactNode)(node.props))
    : node;
};

/** The elements of a text, with the content of its sections and grids in their place. */
const elementsOf = (body: ReactNode): Element[] =>
  Children.toArray(opened(body))
    .filter((child): child is Element => isValidElement<Props>(child))
    .flatMap((child) => (containers.includes(child.type) ? elementsOf(child.props.children) : [child]));

/** The questions of a section of the FAQ. `body` is the section's element. */
export const questionsOf = (body: ReactNode): Part[] =>
  elementsOf(body).flatMap(({ type, props: { id = '', title = '' } }) =>
    type === Question ? [{ id, title }] : [],
  );

/**
 * The headings of the second level, where a list helps: not on a short page, nor on one whose folded sections are a list themselves. `body`
 * is the text's element.
 */
export const listedParts = (body: ReactNode): Part[] => {
  const elements = elementsOf(body);
  const parts = elements.flatMap(({ type, props: { id, children } }) =>
    type === H2 && id !== undefined ? [{ id, title: textOf(children) }] : [],
  );
  const isFolded = elements.some(({ type }) => type === Folded);
  return isFolded || parts.length < enough ? [] : parts;
};

import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Part } from '#src/components/contents-list/contents-list.tsx';
import { Folded } from './parts/folded.tsx';
import { Grid, Item } from './parts/grid.tsx';
import { H2 } from './parts/heading.tsx';
import { Question } from './parts/question.tsx';
import { Section } from './parts/section.tsx';
import { textOf } from './text-of.ts';

/** Fewer parts than this are seen at a glance. */
const enough = 5;

type Props = { children?: ReactNode; id?: string; title?: string };

type Element = ReactElement<Props>;

/** What only holds parts of a text. */
const containers: readonly unknown[] = [Section, Grid, Item];

const known: readonly unknown[] = [H2, Question, Folded, ...containers];

/** A compiled text is a plain function that only says what stands in it; it is asked here, ahead of being drawn. */
const opened = (node: ReactNode): ReactNode => {
  if (!isValidElement<Props>(node) || known.includes(node.type)) return node;
  if (node.type === Fragment) return node.props.children;
  return typeof node.type === 'function'
    ? opened((node.type as (props: Props) => ReactNode)(node.props))
    : node;
};

/** What a text is made of, with what its sections and grids hold in their place. */
const elementsOf = (body: ReactNode): Element[] =>
  Children.toArray(opened(body))
    .filter((child): child is Element => isValidElement<Props>(child))
    .flatMap((child) => (containers.includes(child.type) ? elementsOf(child.props.children) : [child]));

/** The questions of a section of the FAQ. `body` is the section's own element. */
export const questionsOf = (body: ReactNode): Part[] =>
  elementsOf(body).flatMap(({ type, props: { id = '', title = '' } }) =>
    type === Question ? [{ id, title }] : [],
  );

/**
 * The headings of the second level, where they are worth a list: not of a page that is short, nor of one whose folded sections are a list
 * of themselves. `body` is the text's own element.
 */
export const listedParts = (body: ReactNode): Part[] => {
  const elements = elementsOf(body);
  const parts = elements.flatMap(({ type, props: { id, children } }) =>
    type === H2 && id !== undefined ? [{ id, title: textOf(children) }] : [],
  );
  const isFolded = elements.some(({ type }) => type === Folded);
  return isFolded || parts.length < enough ? [] : parts;
};

import GithubSlugger from 'github-slugger';
import type { BlockContent, Heading, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

type Element = {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: { type: 'mdxJsxAttribute'; name: string; value: string }[];
  children: BlockContent[];
};
type Node = RootContent | Element;

const isNamed = (node: Node, name: string): node is Element =>
  node.type === 'mdxJsxFlowElement' && node.name === name;

const element = (name: string, attributes: Record<string, string>, children: Node[]): Element => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: children as BlockContent[],
});

const isHeading = (node: Node): node is Heading => node.type === 'heading' && node.depth === 2;

/** A grid of sections does not belong to the section before it. */
const holdsHeadings = (node: Node): boolean =>
  'children' in node && (node.children as Node[]).some((child) => isHeading(child) || holdsHeadings(child));

/** Each heading of the second level with its content; before the first one, and after a grid, there is no heading. */
const sectionsOf = (nodes: readonly Node[]): { heading: Heading | null; body: Node[] }[] => {
  const sections: { heading: Heading | null; body: Node[] }[] = [{ heading: null, body: [] }];
  for (const node of nodes) {
    if (isHeading(node)) sections.push({ heading: node, body: [] });
    else if (holdsHeadings(node)) sections.push({ heading: null, body: [node] });
    else sections.at(-1)?.body.push(node);
  }
  return sections;
};

/**
 * Wraps a section in one element where the page needs one. In the FAQ a heading and its answer become `<Question>`. The content of a
 * heading with `<Folded>` goes into that. A section with a `<Margin>` becomes `<Section>`.
 */
export const sections = () => (tree: Root, file: { path: string }) => {
  const isFaq = /\/content\/faq\//.test(file.path);
  const slugger = new GithubSlugger();
  tree.children = sectionsOf(tree.children).flatMap(({ heading, body }): Node[] => {
    const whole = heading === null ? body : [heading, ...body];
    const title = heading === null ? '' : textOf(heading);
    const attributes = { id: slugger.slug(title), title };
    if (isFaq && heading !== null) return [element('Question', attributes, body)];
    const folded = body.find((node) => isNamed(node, 'Folded'));
    if (folded !== undefined && heading !== null) {
      const inside = element(
        'Folded',
        attributes,
        body.filter((node) => node !== folded),
      );
      inside.attributes.push(...folded.attributes);
      return [inside];
    }
    return body.some((node) => isNamed(node, 'Margin')) ? [element('Section', {}, whole)] : whole;
  }) as RootContent[];
};

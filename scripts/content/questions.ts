import GithubSlugger from 'github-slugger';
import type { BlockContent, Heading, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

type Question = {
  type: 'mdxJsxFlowElement';
  name: 'Question';
  attributes: { type: 'mdxJsxAttribute'; name: string; value: string }[];
  children: BlockContent[];
};

const questionOf = (heading: Heading, slugger: GithubSlugger): Question => {
  const title = textOf(heading);
  const attributes = { id: slugger.slug(title), title };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Question',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
};

/** In the FAQ each heading asks something, and what follows it answers: both become one `<Question id title>`. */
export const questions = () => (tree: Root, file: { path: string }) => {
  if (!/\/content\/faq\//.test(file.path)) return;
  const slugger = new GithubSlugger();
  const children: (RootContent | Question)[] = [];
  for (const node of tree.children) {
    const last = children.at(-1);
    if (node.type === 'heading' && node.depth === 2) children.push(questionOf(node, slugger));
    else if (last?.type === 'mdxJsxFlowElement' && last.name === 'Question')
      last.children.push(node as BlockContent);
    else children.push(node);
  }
  tree.children = children as RootContent[];
};

/** A node of the page's tree in rehype. */
type Part = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: { className: string[] };
  children?: Part[];
};

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const whole = new RegExp(`\\b(e-mail\\w*|(?:${months}) \\d{1,2}(?:, \\d{4})?)`, 'i');

const wrapped = (text: string): Part[] =>
  text
    .split(whole)
    .filter((part) => part !== '')
    .map((value) =>
      whole.test(value)
        ? {
            type: 'element',
            tagName: 'span',
            properties: { className: ['whole'] },
            children: [{ type: 'text', value }],
          }
        : { type: 'text', value },
    );

const wrapWithin = (parent: Part): void => {
  parent.children = (parent.children ?? []).flatMap((child) => {
    if (child.type === 'text') return wrapped(child.value ?? '');
    if (child.children) wrapWithin(child);
    return [child];
  });
};

/** Prevents line breaks at the hyphen of “e-mail” and within a date. The text itself is unchanged for searching and copying. */
export const unbroken = () => (tree: object) => wrapWithin(tree as Part);

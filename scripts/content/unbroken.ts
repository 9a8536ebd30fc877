/** A part of the page as rehype has it. */
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

/** No line ends at the hyphen of “e-mail”, nor within a date. The word stays as it is written, for whoever searches or copies it. */
export const unbroken = () => (tree: object) => wrapWithin(tree as Part);

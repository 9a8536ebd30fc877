import type { Element, ElementContent, Root } from 'hast';

const whole = /\b(e-mail\w*)/i;

const wrapped = (text: string): ElementContent[] =>
  text.split(whole).map((part): ElementContent => {
    const value = { type: 'text', value: part } as const;
    return whole.test(part)
      ? { type: 'element', tagName: 'span', properties: { className: ['whole'] }, children: [value] }
      : value;
  });

const within = (parent: Root | Element): void => {
  parent.children = parent.children.flatMap((child) => {
    if (child.type === 'text') return whole.test(child.value) ? wrapped(child.value) : [child];
    if ('children' in child) within(child as Element);
    return [child];
  }) as ElementContent[];
};

/** No line ends at the hyphen of “e-mail”. The word stays as it is written, for whoever searches or copies it. */
export const unbroken = () => within;

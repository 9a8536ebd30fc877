import { isLine } from '#server/platform/contract/line.ts';

/** Whether a text holds anything that can be seen. The contract's `Paragraphs` may be all white space. */
export const saysSomething = (text: string): boolean => text.split(/[\t\n\r]/).some(isLine);

import { seeable } from '#machines/form/fields.ts';
import { contract } from './document.ts';

const { Line, OptionalLine, Paragraphs } = contract.components.schemas;
const line = new RegExp(Line.pattern, 'u');
const optionalLine = new RegExp(OptionalLine.pattern, 'u');

/** What to say where a text isn't one. */
export const lineText = 'Please type this again: it has characters that can’t be shown.';

/** Whether a text is the contract's `Line`. */
export const isLine = (text: string): boolean => line.test(text);

/** Whether a text is the contract's `OptionalLine`: as a line, but it may be empty. */
export const isOptionalLine = (text: string): boolean => optionalLine.test(text);

/** Whether a text holds anything that can be seen. The contract's `Paragraphs` may be all white space. */
export const saysSomething = (text: string): boolean => seeable.test(text);

/** Whether a pattern that did not fit is that of a line, or of several. */
export const isLinePattern = (pattern: unknown): boolean =>
  pattern === Line.pattern || pattern === OptionalLine.pattern || pattern === Paragraphs.pattern;

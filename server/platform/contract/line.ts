import { seeable } from '#machines/form/fields.ts';
import { contract } from './document.ts';

const { Line, OptionalLine, Paragraphs } = contract.components.schemas;
const line = new RegExp(Line.pattern, 'u');
const optionalLine = new RegExp(OptionalLine.pattern, 'u');

/** The message for a text that is not a line. */
export const lineText = 'Please type this again: it has characters that can’t be shown.';

/** Whether a text is the contract's `Line`. */
export const isLine = (text: string): boolean => line.test(text);

/** Whether a text is the contract's `OptionalLine`: a line, or empty. */
export const isOptionalLine = (text: string): boolean => optionalLine.test(text);

/** Whether a text has a visible character. The contract's `Paragraphs` may be all white space. */
export const saysSomething = (text: string): boolean => seeable.test(text);

/** Whether a failed pattern is that of a line or of paragraphs. */
export const isLinePattern = (pattern: unknown): boolean =>
  pattern === Line.pattern || pattern === OptionalLine.pattern || pattern === Paragraphs.pattern;

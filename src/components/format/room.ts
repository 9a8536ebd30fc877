import { counted } from './numbers.ts';

/** "12 characters left.", "1 character too many." */
export const leftText = (left: number): string =>
  left < 0 ? `${counted(-left, 'character')} too many.` : `${counted(left, 'character')} left.`;

/** The length of a text as the contract counts it: an emoji is one, and white space around the text is none. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** The number of characters left. */
export const roomText = (text: string, longest: number): string => leftText(longest - lengthOf(text));

/** `roomText` when little room is left, `otherwise` before that. */
export const roomHint = (text: string, longest: number, otherwise: string): string =>
  lengthOf(text) > longest - Math.min(300, longest / 4) ? roomText(text, longest) : otherwise;

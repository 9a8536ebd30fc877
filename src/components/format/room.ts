import { counted } from './numbers.ts';

/** "12 characters left.", "1 character too many." */
export const leftText = (left: number): string =>
  left < 0 ? `${counted(-left, 'character')} too many.` : `${counted(left, 'character')} left.`;

/** How much room a text has left, counted as the contract counts, an emoji as one. */
export const roomText = (text: string, longest: number): string => leftText(longest - [...text].length);

/** As `roomText` where it begins to matter, and `otherwise` before. */
export const roomHint = (text: string, longest: number, otherwise: string): string =>
  [...text].length > longest - Math.min(300, longest / 4) ? roomText(text, longest) : otherwise;

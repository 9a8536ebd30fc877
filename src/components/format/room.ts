import { counted } from './numbers.ts';

/** How much room a text has left, counted as the contract counts, an emoji as one: "12 characters left.", "1 character too many." */
export const roomText = (text: string, longest: number): string => {
  const left = longest - [...text].length;
  return left < 0 ? `${counted(-left, 'character')} too many.` : `${counted(left, 'character')} left.`;
};

/** As `roomText` where it begins to matter, and `otherwise` before. */
export const roomHint = (text: string, longest: number, otherwise: string): string =>
  [...text].length > longest - Math.min(300, longest / 4) ? roomText(text, longest) : otherwise;

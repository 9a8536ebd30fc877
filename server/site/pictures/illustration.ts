import { existsSync, readFileSync } from 'node:fs';

/** The drawing of a subject's word, an SVG file (docs/illustrations.md); undefined where nobody drew one. */
export const illustrationOf = (word: string): string | undefined => {
  const file = new URL(`../../../public/illustrations/${word}.svg`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

import { existsSync, readFileSync } from 'node:fs';

/** A subject's drawing, an SVG file (docs/illustrations.md); undefined if there is none. */
export const illustrationOf = (word: string): string | undefined => {
  const file = new URL(`../../../public/illustrations/${word}.svg`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

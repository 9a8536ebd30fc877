import { type ColourPair, colours } from './colours.ts';

/** The brand's dark colours on a part of a light page, such as the bar on top and the footer: tokens have their dark values there. */
export const night = Object.fromEntries(
  Object.entries<ColourPair>(colours).map(([name, { dark }]) => [
    `--colors-${name.replaceAll('.', '-')}`,
    dark,
  ]),
);

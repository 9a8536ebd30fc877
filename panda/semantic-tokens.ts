import { type ColourPair, colours } from './colours.ts';

type Node = { [key: string]: Node | { value: { base: string; _dark: string } } };

/** `ink.soft` becomes `ink: { DEFAULT, soft }`, which is the form that Panda requires for variants of a colour. */
const nest = (flat: Record<string, ColourPair>): Node => {
  const tree: Record<string, Record<string, { value: { base: string; _dark: string } }>> = {};
  for (const [name, pair] of Object.entries(flat)) {
    const [family = name, shade = 'DEFAULT'] = name.split('.');
    tree[family] = { ...tree[family], [shade]: { value: { base: pair.light, _dark: pair.dark } } };
  }
  return tree;
};

export const semanticTokens = { colors: nest(colours) };

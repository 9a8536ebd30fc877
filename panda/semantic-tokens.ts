import { colours, type Face } from './colours.ts';

type Node = { [key: string]: Node | { value: { base: string; _dark: string } } };

/** `ink.soft` becomes `ink: { DEFAULT, soft }`, which is how Panda wants families of a colour. */
const nest = (flat: Record<string, Face>): Node => {
  const tree: Record<string, Record<string, { value: { base: string; _dark: string } }>> = {};
  for (const [name, face] of Object.entries(flat)) {
    const [family = name, shade = 'DEFAULT'] = name.split('.');
    tree[family] = { ...tree[family], [shade]: { value: { base: face.light, _dark: face.dark } } };
  }
  return tree;
};

export const semanticTokens = { colors: nest(colours) };

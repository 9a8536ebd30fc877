import { defineConfig } from '@pandacss/dev';
import { breakpoints, conditions } from './panda/conditions.ts';
import { globalCss, keyframes } from './panda/global.ts';
import { recipes, slotRecipes } from './panda/recipes/recipes.ts';
import { semanticTokens } from './panda/semantic-tokens.ts';
import { textStyles } from './panda/text-styles.ts';
import { tokens } from './panda/tokens.ts';

/**
 * The look of the site (brand.md in code). Panda's own palette is left out on purpose: what is not a token here
 * is not part of the brand. Components compute their class names themselves (`src/components/style`), so every
 * recipe variant is written out and no styling runtime reaches the first screen.
 */
export default defineConfig({
  eject: true,
  presets: ['@pandacss/preset-base'],
  preflight: true,
  include: ['./src/**/*.{ts,tsx}', './content/**/*.mdx'],
  exclude: ['./src/**/*.test.{ts,tsx}'],
  outdir: 'styled-system',
  outExtension: 'mjs',
  importMap: '#styled-system',
  hash: false,
  conditions: { extend: conditions },
  theme: { breakpoints, tokens, semanticTokens, textStyles, keyframes, recipes, slotRecipes },
  staticCss: { recipes: '*' },
  globalCss,
});

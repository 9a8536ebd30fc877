import type { Plugin } from 'vite';

const module = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** Draws an icon as the library does, of a size in pixels; only one that is named is more than decoration. */
const code = `import { createElement } from 'react';
const isNamed = (props) => Object.keys(props).some((key) => key === 'role' || key === 'title' || key.startsWith('aria-'));
export default ({ node }) => {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24', fill: 'none',
        stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
        ...(isNamed(props) ? undefined : { 'aria-hidden': 'true' }), ...props,
      },
      ...lines,
    );
};`;

/**
 * Draws lucide's icons without the library's contexts, aliases and other frameworks, which are 2 kB (gzip) of each page.
 *
 * @throws the build ends where the library makes its icons elsewhere
 */
export const lightIcons = (): Plugin => {
  let isReplaced = false;
  return {
    name: 'light-icons',
    apply: 'build',
    load: (id) => {
      if (!module.test(id)) return null;
      isReplaced = true;
      return { code, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced) this.error('The icons’ maker was not found.');
    },
  };
};

import type { Plugin } from 'vite';

const module = /\/@tanstack\/router-core\/dist\/esm\/scroll-restoration\.js$/;

/**
 * Leaves the router's scroll restoration out of the first script: the scroll machine does its work (`create-router.ts` turns it
 * off), and no minifier can see that it never runs.
 *
 * @throws the build ends where the router has no such module any more
 */
export const withoutScrollRestoration = (): Plugin => {
  let isReplaced = false;
  return {
    name: 'without-scroll-restoration',
    apply: 'build',
    load: (id) => {
      if (!module.test(id)) return null;
      isReplaced = true;
      return [
        'export const setupScrollRestoration = () => undefined;',
        'export const defaultGetScrollRestorationKey = undefined;',
        'export const getElementScrollRestorationEntry = undefined;',
        'export const storageKey = undefined;',
      ].join('\n');
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced) this.error('The router’s scroll restoration was not found.');
    },
  };
};

import { useLayoutEffect } from 'react';

/**
 * `Product | {title}`, as every page's title reads; the home page has none of its own. A page that another one hides for a
 * while and that is shown again writes its title again: React repeats only layout effects then.
 */
export const usePageTitle = (title: string | null): void => {
  useLayoutEffect(() => {
    document.title = title === null ? 'Product' : `Product | ${title}`;
  }, [title]);
};

import { useLayoutEffect } from 'react';

/**
 * `Product | {title}`, as every page's title reads. A page that another one hides for a while and that is shown again writes
 * its title again: React repeats only layout effects then.
 */
export const usePageTitle = (title: string): void => {
  useLayoutEffect(() => {
    document.title = `Product | ${title}`;
  }, [title]);
};

import { useLayoutEffect } from 'react';

/**
 * Sets the document's title to `Product | {title}`. A hidden page that is shown again sets it again: React repeats only layout effects
 * then.
 */
export const usePageTitle = (title: string): void => {
  useLayoutEffect(() => {
    document.title = `Product | ${title}`;
  }, [title]);
};

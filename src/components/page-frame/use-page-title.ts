import { useEffect } from 'react';

/** `Product | {title}`, as every page's title reads; the home page has none of its own. */
export const usePageTitle = (title: string | null): void => {
  useEffect(() => {
    document.title = title === null ? 'Product' : `Product | ${title}`;
  }, [title]);
};

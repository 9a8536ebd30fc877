/**
 * The sign-in page's address for a page, to which it returns afterwards. The sign-in pages are no targets for a return; the first of them
 * keeps its own target.
 * @param path path and search of the current page
 */
export const signInPlace = (path: string): string => {
  const [page] = path.split('?');
  if (page === '/sign-in') return path;
  return page?.startsWith('/auth/') ? '/sign-in' : `/sign-in?${new URLSearchParams({ prevPath: path })}`;
};

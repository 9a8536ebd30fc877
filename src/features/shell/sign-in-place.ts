/**
 * Where signing in is, for a page: it leads back there afterwards. The pages of signing in are nothing to come back to; the
 * first of them keeps the way back that it has.
 *
 * @param path path and search of the page that is shown
 */
export const signInPlace = (path: string): string => {
  const [page] = path.split('?');
  if (page === '/sign-in') return path;
  return page?.startsWith('/auth/') ? '/sign-in' : `/sign-in?${new URLSearchParams({ prevPath: path })}`;
};

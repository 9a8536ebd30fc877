/**
 * The full public address of a page: the site's host is in each document's canonical link, and can differ from the one in the address bar.
 */
export const publicAddress = (path: string): string => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  return new URL(path, new URL(canonical).origin).href;
};

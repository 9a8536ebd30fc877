/**
 * The whole address of a page, as others reach it: the site names its own host in each document's canonical link, which can
 * differ from the host in the address bar.
 */
export const publicAddress = (path: string): string => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  return new URL(path, new URL(canonical).origin).href;
};

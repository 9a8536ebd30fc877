/**
 * Whether a page takes payments and this document may not load the payment scripts. A document keeps its content security policy, so such a
 * page is opened with a full load. The server lists these pages (server/pages/content-security.ts). In a document of such a page the list
 * is empty, so there is no loop.
 */
export const needsOwnDocument = (pathname: string): boolean | undefined =>
  import.meta.env.SSR
    ? false
    : document.documentElement.dataset.payingPages
        ?.split(' ')
        .includes(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));

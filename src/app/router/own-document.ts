/**
 * Whether a page takes payments and this document may not load what they need: a document keeps the content security policy that
 * it came with, so such a page is entered by loading it. The server writes which pages those are (server/pages/content-security.ts), and
 * where one of them is loaded it writes nothing, so this ends there.
 */
export const needsOwnDocument = (pathname: string): boolean | undefined =>
  import.meta.env.SSR
    ? false
    : document.documentElement.dataset.payingPages
        ?.split(' ')
        .includes(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));

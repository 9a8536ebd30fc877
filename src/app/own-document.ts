/** Whether documents of some pages have a policy of their own, and which: the server writes it (server/content-security.ts). */
const payingPages = (): readonly string[] => document.documentElement.dataset.payingPages?.split(' ') ?? [];

/**
 * Whether a page takes payments and this document may not load what they need: a document keeps the content security policy that
 * it came with, so such a page is entered by loading it. Where it is loaded, the document says nothing, so this ends there.
 */
export const needsOwnDocument = (pathname: string): boolean =>
  !import.meta.env.SSR && payingPages().includes(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));

import type { Response } from 'playwright';

/** A page that is measured: the site's origin, and the path with its query. */
export type PageAddress = { site: string; path: string };

/** An address where there is no page: the error page is measured there. */
export const missingPage = '/nothing-here';

/** Refuses a page that is not what the path names: an error page would be measured in its place. */
export const expectStatus = (path: string, response: Response | null): void => {
  const status = response?.status();
  if (status !== (path === missingPage ? 404 : 200)) throw new Error(`${path} answered ${status}`);
};

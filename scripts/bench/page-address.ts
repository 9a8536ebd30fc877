import type { Response } from 'playwright';

/** A measured page: the site's origin, and the path with its query. */
export type PageAddress = { site: string; path: string };

/** A missing address, to measure the error page. */
export const missingPage = '/nothing-here';

/** Refuses a page that is not the named one: an error page would be measured instead. */
export const expectStatus = (path: string, response: Response | null): void => {
  const status = response?.status();
  if (status !== (path === missingPage ? 404 : 200)) throw new Error(`${path} answered ${status}`);
};

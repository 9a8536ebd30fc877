import type { PageData } from '#src/api/page-data.ts';
import type { AppHandle } from '#src/app/root-actor/app-handle.ts';
import type { OutsidePlaces } from '#src/features/shell/outside.ts';

/** What every route is given; apart from the router, which knows all routes. */
export type RouterContext = {
  handle: AppHandle;
  /** What came with the page. */
  pageData: PageData;
  /** Whether this browser remembers a sign-in, as the server saw it when it rendered the page. */
  hasSignedIn: boolean;
  /** Which room the server left for the base camp: that of somebody who takes part, or only volunteers, or of others; left out where it left none. */
  camp?: 'whole' | 'lower' | 'slim' | undefined;
  /** Sites of others that the menus lead to; none where it is left out. */
  outside?: OutsidePlaces;
};

import type { PageData } from '#src/api/page-data.ts';
import type { AppHandle } from '#src/app/root-actor/system-actors.ts';
import type { OutsidePlaces } from '#src/features/shell/outside.ts';

/** The context of every route; in its own file, because the router imports all routes. */
export type RouterContext = {
  handle: AppHandle;
  /** The data in the document. */
  pageData: PageData;
  /** Whether this browser remembers a sign-in, as the server saw it while rendering. */
  hasSignedIn: boolean;
  /**
   * The space that the server reserved for the base camp: for participants, for volunteers only, or for others. Left out where it reserved
   * none.
   */
  camp?: 'whole' | 'lower' | 'slim' | undefined;
  /** External sites in the menus; none where left out. */
  outside?: OutsidePlaces;
};

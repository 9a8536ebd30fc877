import { createMemoryHistory } from '@tanstack/react-router';
import { pageDataFrom } from '#src/api/page-data.ts';
import { createAppHandle } from '#src/app/root-actor/app-handle.ts';
import { createAppRouter } from '#src/app/router/create-router.ts';

/** A router of the site at `/`, whose app never opens. */
export const createIdleRouter = () =>
  createAppRouter({
    context: {
      pageData: pageDataFrom({}),
      hasSignedIn: false,
      // It listens to the calls of every later test file in this process, so it must not reject.
      handle: createAppHandle(() => new Promise(() => undefined)),
    },
    history: createMemoryHistory(),
  });

/** One for all test files of a process, so a click may have led it to any page. */
export const idleRouter = createIdleRouter();

import type { AnyRouter, BlockerFn } from '@tanstack/react-router';
import { isArmed, isBlocked } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import { messages } from '#machines/shell/messages.ts';
import { log } from '#src/api/log.ts';
import type { SystemActors } from '#src/app/root-actor/system-actors.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Query parameters that only turn a page of a list, or select a step. Typed values survive such a change, so there is no warning. */
    pagesBy?: readonly string[];
  }
}

type Attempt = Pick<Parameters<BlockerFn>[0], 'currentLocation' | 'nextLocation' | 'action'>;

/** How many steps Back, Forward or a jump moves in the tab's history; undefined for a new entry. */
const stepsOf = ({ currentLocation: from, nextLocation: to, action }: Attempt): number | undefined => {
  if (action === 'PUSH' || action === 'REPLACE') return undefined;
  // An entry that isn't the router's has no index.
  return to.state.__TSR_index - from.state.__TSR_index || undefined;
};

/** Whether the navigation only selects another page of a list, or another step, on the same page. */
const isPaging = (router: AnyRouter, from: string, to: string): boolean => {
  const names = router.state.matches.at(-1)?.staticData.pagesBy ?? [];
  const rest = (search: string): string => {
    const params = new URLSearchParams(search);
    for (const name of names) params.delete(name);
    return params.toString();
  };
  return names.length > 0 && rest(from) === rest(to);
};

/**
 * Connects the leave warning to the router. While something is unsaved, a change of route is held back and the history restores the
 * address. For leaving the site (another document, a reload, a closed tab) the browser asks.
 */
export const watchLeaving = (router: AnyRouter, warning: SystemActors['warning']): (() => void) => {
  const noting = warning.on('change.interrupted', () => log.warn(messages.routeInterrupted));
  const stop = router.history.block({
    blockerFn: (attempt: Parameters<BlockerFn>[0]) => {
      const { currentLocation: from, nextLocation: to } = attempt;
      const isShallow = from.pathname === to.pathname;
      // A jump within the page changes no route.
      const isJump = isShallow && from.search === to.search;
      if (isShallow && isPaging(router, from.search, to.search)) return false;
      if (isJump || !isBlocked(warning.getSnapshot(), to.href)) return false;
      warning.send({ type: 'navigation.attempted', href: to.href, isShallow, steps: stepsOf(attempt) });
      return true;
    },
    enableBeforeUnload: () => isArmed(warning.getSnapshot()),
  });
  return () => {
    noting.unsubscribe();
    stop();
  };
};

/**
 * For a change of route that the caller waits for.
 * @throws Error 'Route change was interrupted' when the warning holds it back
 */
export const unlessInterrupted = async (
  warning: SystemActors['warning'],
  change: () => Promise<void>,
): Promise<void> => {
  let stop = (): void => undefined;
  const interrupted = new Promise<never>((_, reject) => {
    const listening = warning.on('change.interrupted', () => reject(new Error(messages.routeInterrupted)));
    stop = () => listening.unsubscribe();
  });
  await Promise.race([change(), interrupted]).finally(stop);
};

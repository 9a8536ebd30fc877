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

/** A query without these parameters, in one spelling: the router writes the query of a link anew, with other signs for the same. */
const rest = (search: string, names: readonly string[]): string => {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return params.toString();
};

/** Whether the navigation stays on the page: a jump, or another page of its list, or another step. No typed value is lost by it. */
const isWithin = (router: AnyRouter, { currentLocation: from, nextLocation: to }: Attempt): boolean => {
  const names = router.state.matches.at(-1)?.staticData.pagesBy ?? [];
  return from.pathname === to.pathname && rest(from.search, names) === rest(to.search, names);
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
      if (isWithin(router, attempt) || !isBlocked(warning.getSnapshot(), to.href)) return false;
      const isShallow = from.pathname === to.pathname;
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

import { isFlowError } from '#machines/flow-error.ts';
import type { DeskView } from '#machines/member-desk/member-desk.types.ts';

type Desk = DeskView['desk'];

/** Milliseconds between two checks: often enough for people who wait for a request, and rarely enough for the server. */
const pause = 15_000;

/** The figures whose change reloads the desk. Amounts change often, and don't. */
const signOf = ({ role, memberRequestCount, membersCount, lettersLeft, offer }: Desk): string =>
  JSON.stringify([role, memberRequestCount, membersCount, lettersLeft, offer?.offeredTo.publicId ?? null]);

/**
 * Compares the shown data with the server's while the page is visible, and at once when it becomes visible again.
 * @param onOutdated called once; also after a refusal, because then the person is no longer captain or admin, or is signed out
 */
export const watchDesk = (ask: () => Promise<Desk>, known: Desk, onOutdated: () => void): (() => void) => {
  const shown = signOf(known);
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    if (!isOver && document.visibilityState === 'visible') timer = setTimeout(() => void look(), pause);
  };
  const tell = () => {
    if (isOver) return;
    isOver = true;
    onOutdated();
  };
  const look = async () => {
    try {
      if (signOf(await ask()) !== shown) return tell();
    } catch (error) {
      if (!isFlowError(error)) throw error;
      if (error.status === 401 || error.status === 403) return tell();
    }
    plan();
  };
  const onVisible = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') void look();
  };
  document.addEventListener('visibilitychange', onVisible);
  plan();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
};

import { type RefObject, useEffect, useRef } from 'react';
import type { FundSharingSnapshot } from '#machines/fund-sharing/fund-sharing.machine.ts';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { doneText } from './sharing-messages.ts';

/** What is told above all; empty where nothing is. */
const toldIn = (snapshot: FundSharingSnapshot): string => {
  for (const state of ['expired', 'unclear', 'changed', { showing: 'stale' }] as const)
    if (snapshot.matches(state)) return JSON.stringify(state);
  const { context } = snapshot;
  return doneText(context) ?? (context.action === null ? '' : (context.problem?.message ?? ''));
};

type Place = 'nowhere' | 'amounts' | 'confirm' | 'closed' | 'forbidden';

const placeOf = (snapshot: FundSharingSnapshot): Place => {
  const { view } = snapshot.context;
  if (snapshot.matches('forbidden')) return 'forbidden';
  if (view === null || snapshot.matches('unavailable')) return 'nowhere';
  if (snapshot.matches('confirming') || snapshot.matches({ sending: 'posting' })) return 'confirm';
  return snapshot.matches('closed') || !view.isOpen ? 'closed' : 'amounts';
};

/** From the fund to one’s own and back: it is one page of the router, and another one for the person. */
const useSourceFocus = (source: string, isShown: boolean): void => {
  const before = useRef(source);
  useEffect(() => {
    if (!isShown || before.current === source) return;
    before.current = source;
    if (document.activeElement === document.body)
      takeFocus(document.querySelector('h1'), { preventScroll: true });
  }, [source, isShown]);
};

type SharingFocus = {
  /** What is told above all. */
  above: RefObject<HTMLDivElement | null>;
  /** The heading of the part that the person is at. */
  title: RefObject<HTMLHeadingElement | null>;
  history: RefObject<HTMLHeadingElement | null>;
};

/** On the last page of a list the link that turned it is gone. */
const usePagingFocus = (page: number, title: RefObject<HTMLHeadingElement | null>): void => {
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page && document.activeElement === document.body)
      takeFocus(title.current, { preventScroll: true });
    before.current = page;
  }, [page, title]);
};

/**
 * Takes the person along: to what is told, or else to the part that came in another’s place. The button that was pressed is gone by then,
 * or far from both. What is wrong with the form takes the focus by itself.
 */
export const useSharingFocus = (snapshot: FundSharingSnapshot): SharingFocus => {
  const above = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const history = useRef<HTMLHeadingElement>(null);
  const [told, place] = [toldIn(snapshot), placeOf(snapshot)];
  const { problem, fieldErrors, view } = snapshot.context;
  usePagingFocus(view?.recipients.pagination.page ?? 1, title);
  usePagingFocus(view?.shares.pagination.page ?? 1, history);
  useSourceFocus(snapshot.context.source, place !== 'nowhere');
  const isWrong = problem !== null || Object.keys(fieldErrors).length > 0;
  const before = useRef({ told, place });
  useEffect(() => {
    const last = before.current;
    before.current = { told, place };
    const isMoved = last.place !== place && last.place !== 'nowhere';
    const isLost = last.told !== '' && told === '' && document.activeElement === document.body;
    if (told !== '') {
      if (last.told !== told) takeFocus(above.current);
    } else if ((isMoved && !isWrong) || isLost) {
      takeFocus(title.current, { preventScroll: true });
      title.current?.scrollIntoView({ block: 'start' });
    }
  }, [told, place, isWrong]);
  return { above, title, history };
};

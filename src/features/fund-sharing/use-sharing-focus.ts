import { type RefObject, useEffect, useRef } from 'react';
import type { FundSharingSnapshot } from '#machines/fund-sharing/fund-sharing.machine.ts';
import { takeFocus } from '#src/components/focus/take-focus.ts';
import { doneText } from './sharing-messages.ts';

/** The message at the top; empty for none. */
const noticeIn = (snapshot: FundSharingSnapshot): string => {
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

/** From the fund to the person's own money and back: one page for the router, two for the person. */
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
  /** The message at the top. */
  above: RefObject<HTMLDivElement | null>;
  /** The heading of the current part. */
  title: RefObject<HTMLHeadingElement | null>;
  history: RefObject<HTMLHeadingElement | null>;
};

/** On the last page of a list the link to the next one is gone. */
const usePagingFocus = (page: number, title: RefObject<HTMLHeadingElement | null>): void => {
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page && document.activeElement === document.body)
      takeFocus(title.current, { preventScroll: true });
    before.current = page;
  }, [page, title]);
};

/**
 * Moves the focus to the message at the top, otherwise to the part that replaced another one. The pressed button is gone by then, or far
 * away. Errors of the form take the focus themselves.
 */
export const useSharingFocus = (snapshot: FundSharingSnapshot): SharingFocus => {
  const above = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const history = useRef<HTMLHeadingElement>(null);
  const [notice, place] = [noticeIn(snapshot), placeOf(snapshot)];
  const { problem, fieldErrors, view } = snapshot.context;
  usePagingFocus(view?.recipients.pagination.page ?? 1, title);
  usePagingFocus(view?.shares.pagination.page ?? 1, history);
  useSourceFocus(snapshot.context.source, place !== 'nowhere');
  const isWrong = problem !== null || Object.keys(fieldErrors).length > 0;
  const before = useRef({ notice, place });
  useEffect(() => {
    const last = before.current;
    before.current = { notice, place };
    const isMoved = last.place !== place && last.place !== 'nowhere';
    const isLost = last.notice !== '' && notice === '' && document.activeElement === document.body;
    if (notice !== '') {
      if (last.notice !== notice) takeFocus(above.current);
    } else if ((isMoved && !isWrong) || isLost) {
      takeFocus(title.current, { preventScroll: true });
      title.current?.scrollIntoView({ block: 'start' });
    }
  }, [notice, place, isWrong]);
  return { above, title, history };
};

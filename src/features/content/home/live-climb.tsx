import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { wholeMoney } from '#machines/money.ts';
import { call } from '#src/api/call.ts';
import { getEvent } from '#src/api/calls/event.calls.ts';
import { watchTotal } from '#src/api/live-total.ts';
import type { ContentData } from '#src/features/content/content-data.ts';
import { YearClimb } from './year-climb.tsx';

type Event = NonNullable<ContentData['event']>;

/** The year's climb on the home page. It replaces the server's drawing when the total changes. */
export const LiveClimb = ({ page }: { page: RefObject<HTMLElement | null> }) => {
  const [event, setEvent] = useState<Event | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const drawn = page.current?.querySelector<HTMLElement>('[aria-labelledby=climb]') ?? null;
    if (drawn === null || !('EventSource' in globalThis)) return undefined;
    const host = document.createElement('div');
    let known: Event | null = null;
    let isLeft = false;
    const show = async (raised: number): Promise<void> => {
      // The server's drawing is still right.
      if (known === null && drawn.textContent?.includes(`${wholeMoney(raised)} up`)) return;
      known ??= await call(getEvent({ isHandled: true }));
      if (isLeft) return;
      if (drawn.isConnected) drawn.replaceWith(host);
      setPlace(host);
      setEvent({ ...known, raised });
    };
    const stop = watchTotal({ of: 'Event' }, (raised) => {
      show(raised).catch(() => undefined);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [page]);

  return place === null || event === null ? null : createPortal(<YearClimb event={event} />, place);
};

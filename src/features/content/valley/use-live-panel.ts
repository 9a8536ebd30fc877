import { type HTMLAttributes, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { placesOf } from '#src/components/course/course-line.ts';
import { nearestShare, readingAt, readingText } from '#src/components/valley/course-reading.ts';
import { mapHeight, mapWidth } from '#src/components/valley/valley-box.ts';
import { courseOf } from './valley-panel.tsx';
import {
  mileAfterKey,
  type Side,
  type ValleyAction,
  type ValleyRoute,
  type ValleyState,
} from './valley-state.ts';

type Send = (action: ValleyAction) => void;

/** Units of the map within which a pointer is on a route. */
const near = { mouse: 70, touch: 120 } as const;

/** The mile under a pointer on a profile. */
const mileAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, miles: number) => {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = width === 0 ? 0 : Math.min(1, Math.max(0, (clientX - left) / width));
  return Math.round(share * miles * 10) / 10;
};

/** The props that make a profile a slider: its value by pointer, touch and keys, and its text. */
export const sliderOf = (
  { side, shown, state }: { side: Side; shown: ValleyRoute; state: ValleyState },
  send: Send,
): HTMLAttributes<HTMLDivElement> => {
  const course = courseOf(shown);
  const mile = state.reading?.side === side ? state.reading.mile : 0;
  const read = (at: number) => send({ type: 'mile.read', side, mile: at });
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': `Along ${shown.route.name}`,
    'aria-valuemin': 0,
    'aria-valuemax': course.miles,
    'aria-valuenow': mile,
    'aria-valuetext': readingText(readingAt(course, mile)),
    onPointerMove: (event) => read(mileAt(event, course.miles)),
    onPointerDown: (event) => read(mileAt(event, course.miles)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = mileAfterKey(event.key, mile, course.miles);
      if (next === null) return;
      // The key would scroll the page.
      event.preventDefault();
      read(next);
    },
  };
};

type OnMap = { routes: readonly ValleyRoute[]; state: ValleyState; send: Send };

/** The map's reaction to a pointer: it reads along the chosen routes, and a press on another route selects that. */
export const useLiveMap = ({ routes, state, send }: OnMap) => {
  const lines = useRef(new Map<string, ReturnType<typeof placesOf>>());
  const lineOf = ({ route, way }: ValleyRoute) => {
    const line = lines.current.get(route.id) ?? placesOf(way);
    lines.current.set(route.id, line);
    return line;
  };
  const nearest = (event: PointerEvent<HTMLElement>, among: readonly ValleyRoute[]) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const spot = {
      x: ((event.clientX - left) / width) * mapWidth,
      y: ((event.clientY - top) / height) * mapHeight,
    };
    const found = among
      .map((shown) => ({ shown, ...nearestShare(lineOf(shown), spot) }))
      .sort((one, other) => one.distance - other.distance)[0];
    const limit = event.pointerType === 'touch' ? near.touch : near.mouse;
    return found !== undefined && found.distance < limit ? found : null;
  };
  const sideOf = (id: string): Side | null =>
    id === state.chosen ? 'chosen' : id === state.other ? 'other' : null;
  const compared = routes.filter(({ route }) => sideOf(route.id) !== null);
  const read = (event: PointerEvent<HTMLElement>): boolean => {
    const found = nearest(event, compared);
    const side = found === null ? null : sideOf(found.shown.route.id);
    if (found === null || side === null) return false;
    const mile = Math.round(found.share * found.shown.route.distanceMiles * 10) / 10;
    send({ type: 'mile.read', side, mile });
    return true;
  };
  return {
    onPointerMove: (event: PointerEvent<HTMLSpanElement>) => void read(event),
    onPointerDown: (event: PointerEvent<HTMLSpanElement>) => {
      const found = nearest(event, routes);
      if (found !== null && sideOf(found.shown.route.id) === null)
        send({ type: 'route.chosen', side: 'chosen', id: found.shown.route.id });
      else read(event);
    },
  };
};

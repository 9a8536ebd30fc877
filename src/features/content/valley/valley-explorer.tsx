import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '#src/api/call.ts';
import { getUserParticipation } from '#src/api/calls/user.calls.ts';
import { get } from '#src/api/describe-call.ts';
import { placesOf } from '#src/components/course/course-line.ts';
import { miles } from '#src/components/format/numbers.ts';
import { placeAt } from '#src/components/valley/course-reading.ts';
import type { RideType } from '#src/features/content/rides.ts';
import { sliderOf, useLiveMap } from './use-live-panel.ts';
import {
  initialState,
  reduceValley,
  type Side,
  slugOf,
  type Valley,
  type ValleyState,
} from './valley-state.ts';
import { drawn, ofRide, ValleyView } from './valley-view.tsx';

const nothing: ReadonlySet<RideType> = new Set();

/** The public id of the person whom this browser remembers. It affects only the display. */
const rememberedId = () => /(?:^|; )currentUserPublicId=([a-z0-9-]+)/.exec(document.cookie)?.[1] ?? null;

/** The reader's rides, from public data; empty for a visitor, and until it is loaded. */
const useRidden = (): ReadonlySet<RideType> => {
  const [ridden, setRidden] = useState(nothing);
  useEffect(() => {
    const id = rememberedId();
    if (id === null) return undefined;
    let isLeft = false;
    call(getUserParticipation(id)).then(
      ({ routes }) => isLeft || setRidden(new Set(routes.map(({ rideType }) => rideType))),
      // Then the buttons are a visitor's, and registration shows the person's rides.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return ridden;
};

/**
 * Writes the compared routes into the address, so that they can be shared. It bypasses the router, which patches the object's own method:
 * nothing loads, and no page restarts.
 */
const keepInAddress = ({ routes }: Valley, { chosen, other }: ValleyState) => {
  const slug = (id: string | null) => {
    const name = routes.find(({ route }) => route.id === id)?.route.name;
    return name === undefined ? null : slugOf(name);
  };
  const address = new URL(location.href);
  const names = [slug(chosen), slug(other)].filter((name) => name !== null);
  // A comma needs no encoding in an address, and is easier to read.
  address.search = `?${new URLSearchParams([...address.searchParams].filter(([key]) => key !== 'routes'))}`;
  address.search += `${address.search === '' ? '?' : '&'}routes=${names.join(',')}`;
  History.prototype.replaceState.call(history, history.state, '', address);
};

/** The compared routes in the address: the chosen one, and the other. */
const named = () => {
  const [route, beside] = (new URLSearchParams(location.search).get('routes') ?? '').split(',');
  return { route, with: beside };
};

const Chooser = ({
  side,
  valley,
  value,
  onChoose,
}: {
  side: Side;
  valley: Valley;
  value: string;
  onChoose: (id: string) => void;
}) => (
  <select
    aria-label={side === 'chosen' ? 'Route' : 'Beside it'}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    {valley.routes.map(({ route }) => (
      <option key={route.id} value={route.id}>
        {route.name}, {miles(route.distanceMiles)}
      </option>
    ))}
  </select>
);

/** The interactive map and its two routes. */
export const LiveValley = ({ valley }: { valley: Valley }) => {
  const [state, send] = useReducer(reduceValley, valley, ({ routes }) => initialState(routes, named()));
  const [isTouched, setIsTouched] = useState(false);
  const ridden = useRidden();
  const onMap = useLiveMap({ routes: valley.routes, state, send });
  useEffect(() => {
    if (isTouched) keepInAddress(valley, state);
  }, [isTouched, state, valley]);
  const { reading } = state;
  const readRoute = valley.routes.find(({ route }) => route.id === (reading ? state[reading.side] : null));
  const rider =
    reading === null || readRoute === undefined
      ? null
      : placeAt(placesOf(readRoute.way), reading.mile / readRoute.route.distanceMiles);
  return (
    <ValleyView
      valley={valley}
      state={state}
      map={{
        ...onMap,
        onPointerDown: (event) => {
          setIsTouched(true);
          onMap.onPointerDown(event);
        },
        rider,
      }}
      live={(side, shown) => ({
        mile: reading?.side === side ? reading.mile : null,
        slider: sliderOf({ side, shown, state }, send),
        chooser: (
          <Chooser
            side={side}
            valley={valley}
            value={shown.route.id}
            onChoose={(id) => {
              setIsTouched(true);
              send({ type: 'route.chosen', side, id });
            }}
          />
        ),
        ...(ridden.has(shown.route.rideType) && {
          wayIn: { href: '/ride-route/edit', text: 'See or change your route' },
        }),
      })}
    />
  );
};

const listsOf = (place: Element) => [...place.querySelectorAll('details')];

/** Replaces the server's drawing, and keeps the focus and the open lists. */
const takePlace = (slot: Element, host: Element) => {
  const focused = slot.contains(document.activeElement) ? document.activeElement : null;
  const link = focused?.getAttribute('href');
  const lists = listsOf(slot);
  slot.replaceChildren(host);
  if (link) host.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)?.focus({ preventScroll: true });
  for (const [index, list] of listsOf(host).entries()) {
    const before = lists[index];
    list.open = before?.open ?? false;
    if (focused !== null && before?.firstElementChild === focused)
      list.querySelector('summary')?.focus({ preventScroll: true });
  }
};

/** Makes the page's map interactive: the server's drawing stays until everything is loaded. */
export const ValleyExplorer = ({ page }: { page: RefObject<HTMLElement | null> }) => {
  const [valley, setValley] = useState<Valley | null>(null);
  const [host] = useState(() => document.createElement('div'));

  useEffect(() => {
    let isLeft = false;
    const ride = page.current?.querySelector<HTMLElement>('[data-valley]')?.dataset.valley;
    if (ride === undefined) return undefined;
    call(get('/valley', 'LOAD_VALLEY')).then(
      (all) => isLeft || setValley(drawn(ofRide(all, ride === 'all' ? undefined : (ride as RideType)))),
      // The map can be read without it.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [page]);

  // Before the browser paints, so that the page never shows without its map.
  useLayoutEffect(() => {
    const slot = page.current?.querySelector('[data-valley]');
    if (valley !== null && slot) takePlace(slot, host);
  }, [valley, host, page]);

  return valley === null || valley.routes.length === 0
    ? null
    : createPortal(<LiveValley valley={valley} />, host);
};

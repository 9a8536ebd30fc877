import type { PointerEventHandler } from 'react';
import { slots } from '#src/components/style/style.ts';
import land from './land.gen.svg?url&no-inline';
import { PlaceMarks, placedIn } from './place-marks.tsx';
import type { MapPlace, MapRoute } from './valley.types.ts';
import { mapPath, type View, wholeView } from './valley-box.ts';

/** The map's land. It is the same for all pages, in its own file that browsers cache. Goes into an `svg` in the map's units. */
const Land = () => {
  const at = slots('valley');
  return (
    <>
      <use href={`${land}#lines`} className={at('lines')} />
      <use href={`${land}#heavy`} className={at('heavy')} />
      <use href={`${land}#rivers`} className={at('rivers')} />
      <use href={`${land}#lake`} className={at('lake')} />
    </>
  );
};

type ValleyMapProps = {
  /** The map as text; a table next to it has the facts. Without a label it is hidden from screen readers. */
  label?: string | undefined;
  routes: readonly MapRoute[];
  places: readonly MapPlace[];
  /** The ids of the highlighted route, and of the one compared with it. */
  chosen?: string | undefined;
  other?: string | undefined;
  /** The rider's place on the chosen route. */
  rider?: { longitude: number; latitude: number } | null | undefined;
  view?: View | undefined;
  onPointerMove?: PointerEventHandler<HTMLSpanElement> | undefined;
  onPointerDown?: PointerEventHandler<HTMLSpanElement> | undefined;
};

const looks = ['plain', 'other', 'chosen'] as const;

/** The chosen route is drawn last, above the others. */
const inOrder = (routes: readonly MapRoute[], { chosen, other }: Pick<ValleyMapProps, 'chosen' | 'other'>) =>
  routes
    .map((route) => {
      const look: (typeof looks)[number] =
        route.id === chosen ? 'chosen' : route.id === other ? 'other' : 'plain';
      return { ...route, look };
    })
    .sort((a, b) => looks.indexOf(a.look) - looks.indexOf(b.look));

/** A drawing's ARIA attributes: its label, or hidden. */
export const inWords = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);

/** The valley with its routes and places: contours, water and roads, drawn without map tiles. */
export const ValleyMap = (props: ValleyMapProps) => {
  const { label, routes, places, chosen, other, rider, view = wholeView, ...rest } = props;
  const at = slots('valley');
  const place = rider ? placedIn(view, rider) : null;
  return (
    <span {...inWords(label)} className={at('map')} {...rest}>
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className={at('drawing')}
        aria-hidden="true"
      >
        <Land />
        {inOrder(routes, { chosen, other }).map(({ id, way, look }) => {
          const path = mapPath(way);
          return (
            <g key={id} data-look={look} className={at('route')}>
              <path d={path} className={at('casing')} />
              <path d={path} className={at('road')} />
            </g>
          );
        })}
      </svg>
      <PlaceMarks places={places} view={view} ways={routes.map(({ way }) => way)} />
      {place === null ? null : <span className={at('rider')} style={place} />}
    </span>
  );
};

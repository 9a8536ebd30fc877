import { slots } from '#src/components/style/style.ts';
import type { MapPlace, PlaceKind } from './valley.types.ts';
import { onMap, type View } from './valley-box.ts';

/** What a place is drawn as when it is several things. */
const order: readonly PlaceKind[] = ['start', 'pass', 'night', 'finish', 'stop', 'post'];

/** What stands beside a mark in words on the map: where people set out, cross and sleep. */
const named: readonly PlaceKind[] = ['start', 'pass', 'night', 'finish'];

/** The one thing that a place is drawn as. */
export const kindOf = ({ kinds }: Pick<MapPlace, 'kinds'>): PlaceKind =>
  order.find((kind) => kinds.includes(kind)) ?? 'post';

/** Where in a view a place lies, as its style; null beyond the view's edges. */
export const placedIn = (view: View, place: { longitude: number; latitude: number }) => {
  const { x, y } = onMap([place.longitude, place.latitude]);
  const [left, top] = [(x - view.x) / view.width, (y - view.y) / view.height];
  const isWithin = left > 0.01 && left < 0.99 && top > 0.01 && top < 0.99;
  return isWithin ? { left: `${(left * 100).toFixed(2)}%`, top: `${(top * 100).toFixed(2)}%` } : null;
};

/** The shape of a kind of place, as on the map and in its legend. */
export const PlaceMark = ({ kind, isPost = false }: { kind: PlaceKind; isPost?: boolean }) => (
  <span className={slots('valley')('mark')} data-kind={kind} data-post={isPost ? '' : undefined} />
);

/** Marks for places, with the names of those that a rider looks for. Of the same size however large the map is. */
export const PlaceMarks = ({ places, view }: { places: readonly MapPlace[]; view: View }) => {
  const at = slots('valley');
  const shown = places.flatMap((place) => {
    const style = placedIn(view, place);
    const kind = kindOf(place);
    return style === null ? [] : [{ place, style, kind, isNamed: named.includes(kind) }];
  });
  /** A name is written to the west of its mark where to the east it would run into another, or off the map. */
  const isToWest = ({ left, top }: { left: string; top: string }) =>
    Number.parseFloat(left) > 78 ||
    shown.some(({ style, isNamed }) => {
      const east = Number.parseFloat(style.left) - Number.parseFloat(left);
      const aside = Math.abs(Number.parseFloat(style.top) - Number.parseFloat(top));
      return isNamed && east > 0 && east < 16 && aside < 4;
    });
  return shown.map(({ place, style, kind, isNamed }) => {
    return (
      <span key={place.name} className={at('place')} style={style}>
        <PlaceMark kind={kind} isPost={place.kinds.includes('post')} />
        {isNamed ? (
          <span className={at('name')} data-west={isToWest(style) ? '' : undefined}>
            {place.name}
          </span>
        ) : null}
      </span>
    );
  });
};

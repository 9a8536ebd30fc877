import type { Place } from '#src/components/course/course-line.ts';
import { slots } from '#src/components/style/style.ts';
import { nameSides } from './name-sides.ts';
import type { MapPlace, PlaceKind } from './valley.types.ts';
import { onMap, type View } from './valley-box.ts';

/** What a place is drawn as when it is several things. */
const order: readonly PlaceKind[] = ['start', 'pass', 'night', 'finish', 'stop', 'post'];

/** What stands beside a mark in words on the map: where people set out, cross and sleep. */
const named: readonly PlaceKind[] = ['start', 'pass', 'night', 'finish'];

/** And on a phone, whose map has room for fewer. */
const namedOnPhone: readonly PlaceKind[] = ['start', 'pass'];

/** Pixels of a map and its names between a phone's and a desk's, and on a phone. */
const wide = { map: 720, letter: 12 };
const narrow = { map: 312, letter: 11 };

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

type PlaceMarksProps = {
  places: readonly MapPlace[];
  view: View;
  /** The roads on the map, which names keep clear of. */
  ways: readonly (readonly Place[])[];
};

/** Marks for places, with the names of those that a rider looks for. Of the same size however large the map is. */
export const PlaceMarks = ({ places, view, ways }: PlaceMarksProps) => {
  const at = slots('valley');
  const shown = places.flatMap((place) => {
    const style = placedIn(view, place);
    return style === null ? [] : [{ place, style, kind: kindOf(place) }];
  });
  const sidesOf = (kinds: readonly PlaceKind[], size: typeof wide) =>
    nameSides(
      shown.map(({ place: { name, longitude, latitude }, kind }) => ({
        ...{ id: name, longitude, latitude },
        name: kinds.includes(kind) && name.trim() !== '' ? name : null,
      })),
      ways,
      view,
      size,
    );
  const [sides, sidesOnPhone] = [sidesOf(named, wide), sidesOf(namedOnPhone, narrow)];
  return shown.map(({ place, style, kind }) => (
    <span key={place.name} className={at('place')} style={style}>
      <PlaceMark kind={kind} isPost={place.kinds.includes('post')} />
      {sides.has(place.name) ? (
        <span
          className={at('name')}
          data-side={sides.get(place.name)}
          data-phone-side={sidesOnPhone.get(place.name)}
        >
          {place.name}
        </span>
      ) : null}
    </span>
  ));
};

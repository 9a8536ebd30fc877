import type { Place } from '#src/components/course/course-line.ts';
import { slots } from '#src/components/style/style.ts';
import { nameSides } from './name-sides.ts';
import type { MapPlace, PlaceKind } from './valley.types.ts';
import { onMap, type View } from './valley-box.ts';

/** The order of precedence for a place of several kinds. */
const order: readonly PlaceKind[] = ['start', 'pass', 'night', 'finish', 'stop', 'post'];

/** The kinds whose names are on the map: where people start, cross and sleep. */
const named: readonly PlaceKind[] = ['start', 'pass', 'night', 'finish'];

/** The kinds whose names are on a phone's map, which has less room. */
const namedOnPhone: readonly PlaceKind[] = ['start', 'pass'];

/** Typical map and letter widths in pixels, on a large screen and on a phone. */
const wide = { map: 720, letter: 12 };
const narrow = { map: 312, letter: 11 };

/** The kind that a place is drawn as. */
export const kindOf = ({ kinds }: Pick<MapPlace, 'kinds'>): PlaceKind =>
  order.find((kind) => kinds.includes(kind)) ?? 'post';

/** A place's position in a view, as a style; null outside the view. */
export const placedIn = (view: View, place: { longitude: number; latitude: number }) => {
  const { x, y } = onMap([place.longitude, place.latitude]);
  const [left, top] = [(x - view.x) / view.width, (y - view.y) / view.height];
  const isWithin = left > 0.01 && left < 0.99 && top > 0.01 && top < 0.99;
  return isWithin ? { left: `${(left * 100).toFixed(2)}%`, top: `${(top * 100).toFixed(2)}%` } : null;
};

/** The symbol of a kind of place, for the map and its legend. */
export const PlaceMark = ({ kind, isPost = false }: { kind: PlaceKind; isPost?: boolean }) => (
  <span className={slots('valley')('mark')} data-kind={kind} data-post={isPost ? '' : undefined} />
);

type PlaceMarksProps = {
  places: readonly MapPlace[];
  view: View;
  /** The roads on the map, which names avoid. */
  ways: readonly (readonly Place[])[];
};

/** Marks for places, with the names that riders look for. Their size doesn't depend on the map's. */
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

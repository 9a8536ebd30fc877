import type { Place } from '#src/components/course/course-line.ts';
import { onMap, type View } from './valley-box.ts';

export type NameSide = 'east' | 'west' | 'south' | 'north';

/** A mark on the map; `name` where its name is written next to it. */
export type Marked = { id: string; longitude: number; latitude: number; name: string | null };

/** The map's width on the screen, and the width of a letter, in pixels. */
export type NameSize = { map: number; letter: number };

type Spot = { x: number; y: number };
type Rect = { left: number; top: number; right: number; bottom: number };

/** In order of preference: a name is easiest to read to the right of its mark. */
const sides: readonly NameSide[] = ['east', 'west', 'south', 'north'];

/** In pixels: from a mark's center to its name, from a name to the map's edge, and between two checked points of a road. */
const gap = 10;
const radius = 8;
const step = 3;

const boxOf = ({ x, y }: Spot, side: NameSide, width: number, height: number): Rect => {
  const left = { east: x + gap, west: x - gap - width, south: x - width / 2, north: x - width / 2 }[side];
  const top = { east: y - height / 2, west: y - height / 2, south: y + gap, north: y - gap - height }[side];
  return { left, top, right: left + width, bottom: top + height };
};

const holds = ({ left, top, right, bottom }: Rect, { x, y }: Spot) =>
  x > left && x < right && y > top && y < bottom;

const around = ({ x, y }: Spot): Rect => ({
  ...{ left: x - radius, right: x + radius },
  ...{ top: y - radius, bottom: y + radius },
});

const meet = (one: Rect, other: Rect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Points along the roads, so close that no name fits between two of them. */
const alongRoads = (ways: readonly (readonly Place[])[], spotOf: (place: Place) => Spot): Spot[] =>
  ways.flatMap((way) =>
    way.map(spotOf).flatMap((to, index, spots) => {
      const from = spots[index - 1] ?? to;
      const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
      return Array.from({ length: count }, (_, part) => ({
        x: from.x + ((to.x - from.x) * (part + 1)) / count,
        y: from.y + ((to.y - from.y) * (part + 1)) / count,
      }));
    }),
  );

/**
 * The best side of each mark for its name: on the map, clear of other names and marks, and covering as little road as possible. Earlier
 * names in the list choose first.
 */
export const nameSides = (
  marks: readonly Marked[],
  ways: readonly (readonly Place[])[],
  view: View,
  { map, letter }: NameSize,
): ReadonlyMap<string, NameSide> => {
  const scale = map / view.width;
  const spotOf = (place: Place): Spot => {
    const { x, y } = onMap(place);
    return { x: (x - view.x) * scale, y: (y - view.y) * scale };
  };
  const roads = alongRoads(ways, spotOf);
  const spots = marks.map((mark) => ({ mark, spot: spotOf([mark.longitude, mark.latitude]) }));
  const taken: Rect[] = [];
  const chosen = new Map<string, NameSide>();
  for (const { mark, spot } of spots) {
    if (mark.name === null) continue;
    const [width, height] = [mark.name.length * letter * 0.58, letter * 1.2];
    const costOf = (side: NameSide, rank: number): number => {
      const box = boxOf(spot, side, width, height);
      const isOff = box.left < 0 || box.top < 0 || box.right > map || box.bottom > view.height * scale;
      const names = taken.filter((other) => meet(box, other)).length;
      const others = spots.filter((other) => other.mark !== mark && meet(box, around(other.spot))).length;
      const road = roads.filter((place) => holds(box, place)).length;
      return (isOff ? 10_000 : 0) + 1000 * names + 40 * others + road + rank;
    };
    const [best] = sides
      .map((side, rank) => ({ side, cost: costOf(side, rank) }))
      .sort((one, other) => one.cost - other.cost);
    if (best === undefined) continue;
    chosen.set(mark.id, best.side);
    taken.push(boxOf(spot, best.side, width, height));
  }
  return chosen;
};

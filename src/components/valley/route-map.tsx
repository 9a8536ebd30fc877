import type { Place } from '#src/components/course/course-line.ts';
import { slots } from '#src/components/style/style.ts';
import type { MapPlace } from './valley.types.ts';
import { mapHeight, mapWidth, onMap, viewAround } from './valley-box.ts';
import { inWords, ValleyMap } from './valley-map.tsx';

type RouteMapProps = {
  route: {
    id: string;
    name: string;
    /** Longitude and latitude from start to finish. */
    line: readonly Place[];
  };
  /** The map as text: "Map of Summit Century: 102 miles from Founders Green". */
  label?: string | undefined;
  /** One aspect ratio for maps side by side; without it a tall line has a tall map. */
  isEven?: boolean | undefined;
};

/** The only aspect ratio in which any line fits without leaving the land. */
const wholeShape = mapWidth / mapHeight;

const isOnMap = (place: Place): boolean => {
  const { x, y } = onMap(place);
  return x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight;
};

const endsOf = (line: readonly Place[]): MapPlace[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return [];
  const end = ([longitude, latitude]: Place, kind: 'start' | 'finish'): MapPlace => ({
    ...{ name: '', longitude, latitude },
    kinds: [kind],
  });
  const isLoop = Math.abs(first[0] - last[0]) + Math.abs(first[1] - last[1]) < 0.002;
  return isLoop ? [end(first, 'start')] : [end(first, 'start'), { ...end(last, 'finish'), name: ' ' }];
};

/** One route on its part of the valley's map. A course from elsewhere, or none, has no land around it. */
export const RouteMap = ({ route, label, isEven = false }: RouteMapProps) => {
  const { id, name, line } = route;
  if (line.length < 2 || !line.every(isOnMap)) {
    const shape = isEven ? { style: { aspectRatio: wholeShape } } : { 'data-shape': 'wide' };
    return <span {...inWords(label)} className={slots('valley')('map')} {...shape} />;
  }
  return (
    <ValleyMap
      label={label}
      routes={[{ id, name, way: line }]}
      places={endsOf(line)}
      chosen={id}
      view={isEven ? viewAround(line, wholeShape) : viewAround(line)}
    />
  );
};

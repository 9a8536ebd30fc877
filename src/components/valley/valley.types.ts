import type { Place } from '#src/components/course/course-line.ts';

export type StopKind = 'start' | 'stop' | 'pass' | 'night' | 'finish';
export type PlaceKind = StopKind | 'post';

export type MapPlace = {
  name: string;
  longitude: number;
  latitude: number;
  kinds: readonly PlaceKind[];
};

/** A route on the map. */
export type MapRoute = { id: string; name: string; way: readonly Place[] };

/** A start, rest stop, pass, overnight stop or finish of a course; miles from its start. */
export type CourseStop = { mile: number; name: string; kind: StopKind };

/** The data of a course's readings: feet above sea level at even distances, and its length. */
export type CourseData = { elevation: readonly number[]; miles: number; stops: readonly CourseStop[] };

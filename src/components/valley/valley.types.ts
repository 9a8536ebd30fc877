import type { Place } from '#src/components/course/course-line.ts';

export type StopKind = 'start' | 'stop' | 'pass' | 'night' | 'finish';
export type PlaceKind = StopKind | 'post';

/** A place on the map. */
export type MapPlace = {
  name: string;
  longitude: number;
  latitude: number;
  kinds: readonly PlaceKind[];
};

/** A route as it is drawn on the map. */
export type MapRoute = { id: string; name: string; way: readonly Place[] };

/** Where a course starts, rests, crosses a pass, sleeps and ends; miles from its start. */
export type CourseStop = { mile: number; name: string; kind: StopKind };

/** What a course is read by: feet above sea level at even distances, and how long it is. */
export type CourseData = { elevation: readonly number[]; miles: number; stops: readonly CourseStop[] };

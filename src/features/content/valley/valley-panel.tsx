import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { money } from '#machines/money.ts';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { counted, feet, plainNumber } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { readingAt, readingText } from '#src/components/valley/course-reading.ts';
import { PlaceMark } from '#src/components/valley/place-marks.tsx';
import { type ProfileScale, RouteProfile } from '#src/components/valley/route-profile.tsx';
import type { CourseData } from '#src/components/valley/valley.types.ts';
import { RouteWays } from './route-ways.tsx';
import type { Side, ValleyRoute } from './valley-state.ts';

export const courseOf = ({ route, stops }: ValleyRoute): CourseData => ({
  elevation: route.elevation,
  miles: route.distanceMiles,
  stops,
});

const stopNames = {
  start: 'start',
  stop: 'rest stop',
  pass: 'pass',
  night: 'night',
  finish: 'finish',
} as const;

/** The compared facts of a route, in the same order on both sides. */
const factsOf = ({ route, steepestMile }: ValleyRoute) => [
  { name: 'Distance', value: `${plainNumber(route.distanceMiles)} mi` },
  { name: 'Climb', value: feet(route.climbFeet) },
  { name: 'Steepest mile', value: steepestMile === null ? '–' : `${plainNumber(steepestMile.grade)}%` },
  { name: 'Places left', value: route.placesLeft === 0 ? 'Full' : counted(route.placesLeft, 'place') },
  { name: 'Fee', value: money(route.fee) },
  { name: 'To raise', value: money(route.commitment) },
];

export type PanelProps = {
  side: Side;
  shown: ValleyRoute;
  scale: ProfileScale;
  mile?: number | null;
  /** Replaces the route's name where another one can be chosen. */
  chooser?: ReactNode;
  slider?: HTMLAttributes<HTMLDivElement> | undefined;
  profileRef?: Ref<HTMLDivElement>;
  /** The link of the register button and its text; by default a visitor's. */
  wayIn?: { href: string; text: string };
};

/** The text below a profile before it is used: its highest point. */
const highest = (course: CourseData) => {
  const top = Math.max(...course.elevation);
  const mile = (course.elevation.indexOf(top) / Math.max(1, course.elevation.length - 1)) * course.miles;
  return `The highest point is at mile ${plainNumber(mile)}, ${feet(top)} up.`;
};

/** One of the two routes: its profile, its facts, its stops and its links. */
export const ValleyPanel = (props: PanelProps) => {
  const { side, shown, scale, mile = null, chooser, slider, profileRef, wayIn } = props;
  const at = slots('valley');
  const { route, stops } = shown;
  const course = courseOf(shown);
  return (
    <section className={at('panel')} aria-label={side === 'chosen' ? route.name : `Beside it: ${route.name}`}>
      <div className={at('title')}>
        <span className={at('swatch')} data-look={side} />
        {chooser ?? <h3>{route.name}</h3>}
      </div>
      <RouteProfile
        name={route.name}
        course={course}
        scale={scale}
        mile={mile}
        slider={slider}
        ref={profileRef}
      />
      <p className={at('reading')}>
        {mile === null ? highest(course) : readingText(readingAt(course, mile))}
      </p>
      <dl className={at('facts')}>
        {factsOf(shown).map(({ name, value }) => (
          <div key={name} className={at('fact')}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={at('fact')} data-wide>
          <dt>Start</dt>
          <dd>
            {dateText(route.day, 'brief')}, {timeOfDay(route.startTime)}, {route.startPlace}
          </dd>
        </div>
      </dl>
      <RouteWays
        route={route}
        text="Register for this route"
        tone={side === 'chosen' ? 'primary' : 'plain'}
        wayIn={wayIn}
      />
      <details className={at('fold')}>
        <summary>{counted(stops.length, 'place')} along the way</summary>
        <ol className={at('stops')}>
          {stops.map(({ mile: where, name, kind }) => (
            <li key={`${where} ${kind}`}>
              <span>{plainNumber(where)}</span>
              <PlaceMark kind={kind} />
              <span>
                {name}, {stopNames[kind]}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
};

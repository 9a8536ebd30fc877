import type { Schemas } from '#openapi/contract.gen.ts';
import type { CoursePoint } from '#server/event/event.ts';
import type { Course } from './valley.course.ts';

type Stop = Schemas['RouteStop'];

type GpxMadeOf = {
  name: string;
  summary: string;
  /** The page that shows the route. */
  link: string;
  course: Course;
  stops: readonly Stop[];
};

const metersPerFoot = 0.3048;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of a file, without characters that XML 1.0 forbids. */
const text = (plain: string): string =>
  plain
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** To a tenth of a meter. XML does not allow JavaScript's form of tiny numbers, such as 1e-7. */
const degrees = (number: number): number => Number(number.toFixed(6)) || 0;

const at = ([longitude, latitude]: CoursePoint): string =>
  `lat="${degrees(latitude)}" lon="${degrees(longitude)}"`;

const elevation = ([, , feet]: CoursePoint): string => `<ele>${(feet * metersPerFoot).toFixed(1)}</ele>`;

const kinds: Readonly<Record<Stop['kind'], string>> = {
  start: 'Start',
  stop: 'Rest stop',
  pass: 'Pass',
  night: 'Night',
  finish: 'Finish',
};

const pointAt = ({ points, miles }: Course, mile: number): CoursePoint | undefined =>
  points[Math.round((Math.min(mile, miles) / miles) * (points.length - 1))];

const waypoint = (course: Course, { mile, name, kind }: Stop): string => {
  const point = pointAt(course, mile);
  if (point === undefined) return '';
  return `  <wpt ${at(point)}>${elevation(point)}<name>${text(name)}</name><desc>Mile ${mile}</desc><type>${kinds[kind]}</type></wpt>\n`;
};

/** A course as GPX 1.1: a waypoint for each stop, and one track. Elevations are in meters there. */
export const gpxOf = ({ name, summary, link, course, stops }: GpxMadeOf): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Product" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">
  <metadata><name>${text(name)}</name><desc>${text(summary)}</desc><link href="${text(link)}"/></metadata>
${stops.map((stop) => waypoint(course, stop)).join('')}  <trk><name>${text(name)}</name><type>cycling</type><trkseg>
${course.points.map((point) => `    <trkpt ${at(point)}>${elevation(point)}</trkpt>\n`).join('')}  </trkseg></trk>
</gpx>
`;

import type { Point } from './outline.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** The path of a route in SVG, with rounded corners. */
export const routePath = (points: readonly Point[], radius = 8): string =>
  points
    .map((point, place) => {
      const [before, after] = [points[place - 1], points[place + 1]];
      if (before === undefined) return `M${round(point.x)} ${round(point.y)}`;
      if (after === undefined) return `L${round(point.x)} ${round(point.y)}`;
      const toward = (other: Point) => {
        const length = Math.hypot(other.x - point.x, other.y - point.y);
        const share = length === 0 ? 0 : Math.min(radius, length / 2) / length;
        return `${round(point.x + (other.x - point.x) * share)} ${round(point.y + (other.y - point.y) * share)}`;
      };
      return `L${toward(before)}Q${round(point.x)} ${round(point.y)} ${toward(after)}`;
    })
    .join('');

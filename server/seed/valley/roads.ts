import { randomFor } from '#server/seed/random.ts';
import { between, lengthOf, type Point } from './plane.ts';
import { junctions, type Road } from './roads.data.ts';

/** Miles between the points of a road. */
const step = 0.1;
/** The least miles of a bend: bicycles don't ride hairpins on every road. */
const shortestBend = 1.3;

/** The chord between two junctions, and a road's deviation to either side; zero at the ends. */
const sketch = ({ from, to, bend }: Road) => {
  const [start, end] = [junctions[from], junctions[to]] as readonly [Point, Point];
  const chord = between(start, end);
  const random = randomFor(`${from} ${to} ${bend}`);
  const turns = Array.from(
    { length: Math.max(2, Math.round(chord / shortestBend)) },
    (_, index) => index + 1,
  );
  const heights = turns.map((turn) => ((random.next() - 0.5) * 2) / turn);
  const [right, up] = [(end[0] - start[0]) / chord, (end[1] - start[1]) / chord];
  return (sway: number): Point[] => {
    const count = Math.ceil(chord / (step / 2));
    return Array.from({ length: count + 1 }, (_, index): Point => {
      // Exactly: the next road begins there.
      if (index === 0 || index === count) return index === 0 ? start : end;
      const at = index / count;
      const aside =
        sway * heights.reduce((sum, height, turn) => sum + height * Math.sin((turn + 1) * Math.PI * at), 0);
      return [start[0] + right * chord * at - up * aside, start[1] + up * chord * at + right * aside];
    });
  };
};

/** The same line with points at even distances, both ends included. */
export const evenly = (line: readonly Point[], count: number): Point[] => {
  const whole = lengthOf(line);
  let [index, before] = [0, 0];
  return Array.from({ length: count + 1 }, (_, each): Point => {
    if (each === count) return line.at(-1) as Point;
    const wanted = (whole * each) / count;
    let [from, to] = [line[index] as Point, line[index + 1] as Point];
    let length = between(from, to);
    while (index < line.length - 2 && before + length < wanted) {
      before += length;
      index += 1;
      [from, to] = [line[index] as Point, line[index + 1] as Point];
      length = between(from, to);
    }
    const share = length === 0 ? 0 : Math.min(1, (wanted - before) / length);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
};

/** The line of a road from one junction to the other, with as many curves as its length needs. */
export const lineOf = (road: Road): Point[] => {
  const at = sketch(road);
  let [low, high] = [0, 8];
  for (let round = 0; round < 24; round += 1) {
    const middle = (low + high) / 2;
    if (lengthOf(at(middle)) < road.miles) low = middle;
    else high = middle;
  }
  return evenly(at(high), Math.round(road.miles / step));
};

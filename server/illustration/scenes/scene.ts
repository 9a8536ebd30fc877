import type { Person } from '#server/illustration/figure/body.ts';
import { asRider, cast, type Name } from '#server/illustration/figure/people.ts';
import { type Ground, type Riding, riderOn } from '#server/illustration/figure/riding.ts';
import { type Fill, flat, stroke } from '#server/illustration/ink.ts';
import { ridge, sky, type Weather } from '#server/illustration/parts/land.ts';

export type Scene = {
  /** What there is to be seen, for a person who can't see it. */
  says: string;
  draw: () => string;
  /** Left, top and width of what is shown, where it is less than usual. */
  crop?: Crop;
};

export type Crop = readonly [left: number, top: number, width: number];

export const scene = (says: string, ...parts: readonly (() => string)[]): Scene => ({
  says,
  draw: () => parts.map((part) => part()).join(''),
});

/** The same from closer by. */
export const closer = (crop: Crop, given: Scene): Scene => ({ ...given, crop });

/** Somebody, as large as the scene needs them and in what they wear there. */
export const as = (name: Name, size = 1, more: Partial<Person> = {}): Person => ({
  ...cast[name],
  ...more,
  size: cast[name].size * size,
});

/** Sky and hills of a word's own: every land looks different. */
export const outside =
  (of: string, weather: Weather, x: number, far = 96, near = 132): (() => string) =>
  () =>
    sky(weather, x) + ridge(`${of} far`, 'far', far, 26, 2) + ridge(`${of} near`, 'mid', near, 18, 3);

/** A room: wall and floor. */
export const inside =
  (floor = 168, wall: Fill = 'sky'): (() => string) =>
  () =>
    flat(wall, 'M-2-2H322V202H-2Z') + flat('ground', `M-2 ${floor}H322V202H-2Z`) + stroke(`M-2 ${floor}H322`);

type Ride = Omit<Riding, 'people'> & { who: Name | readonly [Name, Name]; helmet?: Fill; top?: Fill };

export const rides =
  (ground: Ground, x: number, { who, helmet, top, ...riding }: Ride): (() => string) =>
  () =>
    riderOn(ground, x, {
      ...riding,
      people: (typeof who === 'string' ? [who] : who).map((name, index) =>
        asRider(as(name), index === 0 ? helmet : 'jersey', top ?? cast[name].top),
      ),
    });

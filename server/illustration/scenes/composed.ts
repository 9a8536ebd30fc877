import type { Bicycle } from '#server/illustration/figure/bicycles.ts';
import { cast, type Name } from '#server/illustration/figure/people.ts';
import type { Fill } from '#server/illustration/ink.ts';
import { road, slope, type Weather } from '#server/illustration/parts/land.ts';
import { placed, standing, wave } from '#server/illustration/parts/people.ts';
import { barn, house, pine, stones, tree } from '#server/illustration/parts/things.ts';
import { seedOf } from '#server/platform/pages/noise.ts';
import { as, outside, rides, type Scene } from './scene.ts';

const bicycles: readonly Bicycle[] = ['road', 'gravel', 'upright', 'hand', 'tandem'];
const paints: readonly Fill[] = ['forest', 'jersey', 'brick', 'mint'];
const weathers: readonly Weather[] = ['sun', 'clouds', 'low sun', 'dawn', 'wind', 'rain', 'stars', 'snow'];
const riders = ['maya', 'dev', 'june', 'bo', 'wei', 'ada', 'nour', 'shirin', 'tomas', 'rosalind'] as const;
const watchers = ['walter', 'girl', 'carolina', 'kid', 'grace', 'calvin', 'tot'] as const;

const backdrops: readonly ((x: number, y: number) => string)[] = [
  (x, y) => barn(x, y),
  (x, y) => house(x, y),
  (x, y) => pine(x, y, 1.2) + pine(x + 24, y, 0.9),
  (x, y) => tree(x, y, 1.3),
  (x, y) => stones(x, y),
];

const names: Record<Bicycle, string> = {
  road: 'a road bicycle',
  gravel: 'a gravel bicycle',
  upright: 'an upright bicycle',
  hand: 'a hand cycle',
  tandem: 'a tandem',
};

/** A scene for a word that has none of its own: somebody rides through the land of that word, and somebody looks on. */
export const composed = (word: string): Scene => {
  // A part of the seed for each choice: they have nothing to do with each other.
  const pick = <T>(of: readonly T[], choice: string): T => {
    const found = of[seedOf(`${word} ${choice}`) % of.length];
    if (found === undefined) throw new Error('Nothing to choose from');
    return found;
  };
  const bicycle = pick(bicycles, 'bicycle');
  const who: Name = pick(riders, 'rider');
  const second: Name = pick(riders, 'second');
  const watcher: Name = pick(watchers, 'watcher');
  const rise = pick([-24, 0, 14, 34, 52], 'rise');
  const way = slope(168 + rise * 0.25, rise);
  return {
    says: `Someone rides ${names[bicycle]} past a person who waves.`,
    draw: () =>
      [
        outside(word, pick(weathers, 'weather'), pick([60, 150, 246], 'sky')),
        () => road(way) + pick(backdrops, 'backdrop')(40, way(40)),
        () => placed(as(watcher), standing(cast[watcher], wave), [104, way(104)]),
        rides(way, bicycle === 'tandem' ? 180 : 196, {
          bicycle,
          paint: pick(paints, 'paint'),
          who: bicycle === 'tandem' ? [who, second] : who,
          helmet: pick(['paper', 'forest', 'jersey'] as const, 'helmet'),
          crank: pick([20, 60, 100], 'crank'),
          pennant: bicycle === 'hand',
        }),
      ]
        .map((part) => part())
        .join(''),
  };
};

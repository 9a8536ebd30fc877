import { explore, metBy, shortestPaths, walkMachine } from '@product/path-driver';
import { expect, test } from 'vitest';
import { countLevels, coverageOf, guardsIn, leastOf, type Walk } from '#lab/chart/coverage.ts';
import { readChart } from '#lab/chart/read-chart.ts';
import { loadModel } from '#test/paths/find-models.ts';
import { sample } from './sample.ts';

const chart = readChart(sample);
const idOf = (event: string, kind: string): string =>
  chart.transitions.find((one) => one.event === event && one.kind === kind)?.id ?? '';
const pressed = idOf('pressed', 'event');
const done = idOf('watch', 'done');
const failed = idOf('watch', 'error');
const soon = idOf('50', 'delay');

const walk = (driver: Walk['driver'], transitions: string[], guards: string[] = []): Walk => ({
  driver,
  date: '2026-12-01T05:00:00.000Z',
  transitions,
  guards,
});

test('coverage has the walk that comes nearest to a person', () => {
  const walks = [
    walk('browser', [pressed], ['isBroken=true']),
    walk('machine', [pressed, done, failed], ['isBroken=true', 'isBroken=false']),
    walk('screen', [pressed, done]),
  ];
  const coverage = coverageOf(chart, walks);
  expect([pressed, done, failed, soon].map((id) => leastOf(coverage, [id]))).toEqual([
    'browser',
    'screen',
    'machine',
    'none',
  ]);
  expect(coverage.guards).toEqual(
    new Map([
      ['isBroken=true', 'browser'],
      ['isBroken=false', 'machine'],
    ]),
  );
  expect(countLevels(chart, coverage)).toEqual({
    browser: 1,
    screen: 1,
    machine: 1,
    none: chart.transitions.length - 3,
  });
});

test('a route, and a state with what it takes without leaving, are as good as their least walked transition', () => {
  const coverage = coverageOf(chart, [walk('browser', [pressed, done]), walk('screen', [failed])]);
  expect(leastOf(coverage, [pressed, done])).toBe('browser');
  expect(leastOf(coverage, [pressed, soon])).toBe('none');
  expect(coverage.states).toEqual(
    new Map([
      ['on', 'screen'],
      ['on.dim', 'none'],
    ]),
  );
});

test('the guards of transitions are named without what joins them', () => {
  expect(guardsIn(chart.transitions)).toEqual(['hasPower', 'isBroken']);
});

test('steps in Chromium count the transitions and guard outcomes that a walk of the machine meets', async () => {
  const model = await loadModel('test/paths/contact-address.model.ts');
  const exploration = explore(model);
  const paths = shortestPaths(exploration);
  const { met } = walkMachine(model, paths).report();
  const planned = metBy(exploration, paths);
  expect(planned.transitions.toSorted()).toEqual(met.transitions.toSorted());
  expect(planned.guards.toSorted()).toEqual(met.guards.toSorted());
  expect(metBy(exploration, paths.slice(0, 1)).transitions.length).toBeLessThan(met.transitions.length);
});

import { allStates, allTransitions } from '@product/path-driver/transitions';
import { expect, test } from 'vitest';
import { stateAt } from '#lab/chart/chart.ts';
import { readChart } from '#lab/chart/read-chart.ts';
import { machines } from './machines.ts';
import { sample } from './sample.ts';

test('a chart holds states, marks and actions of a machine', () => {
  const chart = readChart(sample);
  expect(stateAt(chart, '')).toMatchObject({ key: 'lamp', parent: null, initial: 'off' });
  expect(stateAt(chart, 'on')).toEqual({
    path: 'on',
    id: 'lit',
    key: 'on',
    parent: '',
    type: 'compound',
    history: null,
    initial: 'on.dim',
    initialActions: [],
    description: 'The lamp gives light.',
    meta: null,
    tags: ['bright'],
    entry: ['click'],
    exit: ['count'],
    invocations: [{ id: 'watch', src: 'watchPower' }],
    children: ['on.dim', 'on.full', 'on.last'],
  });
  expect(stateAt(chart, 'on.last')).toMatchObject({ type: 'history', history: 'deep', initial: 'on.full' });
  expect(stateAt(chart, 'on.dim')).toMatchObject({ entry: [], exit: [] });
});

test('a chart holds the kinds, guards and delays of transitions', () => {
  const brief = readChart(sample).transitions.map(({ source, kind, event, delay, guard, targets, actions }) =>
    [source, kind, event, delay, guard, targets.join(), actions.join()].join(' | '),
  );
  expect(brief.sort()).toEqual([
    'both | done |  |  |  | off | click',
    'both | event | split |  |  | both.left.b,both.right | ',
    'both.left.a | event | * |  |  | both.left.b | ',
    'off | event | pressed |  | and(hasPower, not(isBroken)) | on.last | ',
    'on | done | watch |  |  | off | ',
    'on | error | watch |  |  |  | assign',
    'on.dim | delay | 50 | 50 |  |  | flicker',
    'on.dim | delay | later |  |  | on.full | ',
    'on.dim | delay | shortly | 200 |  | on.full | ',
    'on.full | always |  |  | isBroken | broken | ',
  ]);
});

test.for(machines)(
  'the chart of %s is plain JSON and has the states and transitions of coverage',
  ([, machine]) => {
    const chart = readChart(machine);
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
    const states = chart.states.filter(({ type, parent }) => type !== 'history' && parent !== null);
    expect(states.map(({ path }) => path)).toEqual(allStates(machine));
    const ids = chart.transitions.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(allTransitions(machine).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  },
);

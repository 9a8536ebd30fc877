// @vitest-environment jsdom

import { allTransitions } from '@product/path-driver/transitions';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { layoutChart } from '#lab/chart/layout-chart.ts';
import { readChart } from '#lab/chart/read-chart.ts';
import { toMachineJson } from '#lab/chart/to-machine-json.ts';
import { toMermaid } from '#lab/chart/to-mermaid.ts';
import { toScxml } from '#lab/chart/to-scxml.ts';
import { toSvg } from '#lab/chart/to-svg.ts';
import { engine } from './engine.ts';
import { machines } from './machines.ts';
import { sample } from './sample.ts';

/** A document; a text that is not well-formed throws. */
const parsed = (text: string): Document => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const [error] = document.getElementsByTagName('parsererror');
  if (error !== undefined) throw new Error(error.textContent ?? 'not well-formed');
  return document;
};

const all = [['a sample', sample] as (typeof machines)[number], ...machines];

describe.for(all)('the exports of %s', ([, machine]) => {
  const chart = readChart(machine);

  test('the JSON makes a machine with the same states and transitions', () => {
    const copy = createMachine(JSON.parse(toMachineJson(chart)));
    const { states, transitions } = readChart(copy);
    const comparable = (list: typeof states) =>
      list.map(({ meta, ...state }) => ({ ...state, meta: meta ?? null }));
    expect(comparable(states)).toEqual(comparable(chart.states));
    expect(allTransitions(copy).toSorted()).toEqual(allTransitions(machine).toSorted());
    // The delays of a copy have no numbers.
    const named = (list: typeof transitions) =>
      list.map(({ delay: _, ...one }) => one).toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(named(transitions)).toEqual(named(chart.transitions));
  });

  test('the SCXML is well-formed, and each of its targets exists', () => {
    const document = parsed(toScxml(chart));
    const ids = [...document.querySelectorAll('state, parallel, final, history')].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(chart.states.map(({ id }) => id).toSorted());
    const targets = [...document.querySelectorAll('transition[target]')].flatMap(
      (each) => each.getAttribute('target')?.split(' ') ?? [],
    );
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    const moves = [...document.querySelectorAll('transition')].filter(
      ({ parentElement }) => parentElement?.tagName !== 'history',
    );
    expect(moves).toHaveLength(chart.transitions.length);
  });

  test('the Mermaid diagram has each state and transition in balanced blocks', () => {
    const lines = toMermaid(chart)
      .trim()
      .split('\n')
      .map((line) => line.trim());
    expect(lines[0]).toBe('stateDiagram-v2');
    const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
    expect(count(/^state ".*" as \w+$/)).toBe(chart.states.length);
    expect(count(/^state \w+ \{$/)).toBe(count(/^\}$/));
    expect(count(/^note right of/)).toBe(count(/^end note$/));
    const moves = chart.transitions.flatMap(({ targets }) => targets);
    expect(count(/^\w+ --> \w+ : [^:;"<>]+$/)).toBe(moves.length);
  });

  test('the SVG is one well-formed file', async () => {
    const document = parsed(toSvg(await layoutChart(engine, chart)));
    expect(document.documentElement.tagName).toBe('svg');
    expect(document.querySelectorAll('image, script, [href]')).toHaveLength(0);
    const text = document.documentElement.textContent ?? '';
    expect(chart.states.filter(({ type, key }) => type !== 'history' && !text.includes(key))).toEqual([]);
  });
});

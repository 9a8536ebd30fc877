import { expect, test } from 'vitest';
import { findEntries, searchEntries } from '#lab/atlas/search-entries.ts';
import { enteredBy } from '#lab/chart/chart.ts';
import type { PlacedState } from '#lab/chart/outline.ts';
import { readChart } from '#lab/chart/read-chart.ts';
import { neighbourOf } from '#lab/view/neighbour.ts';
import { machines } from './machines.ts';

const sending = {
  state: 'sending',
  text: 'createDonation failed: no answer',
  states: ['confirming.waiting'],
};
const limit = { state: 'sending', text: 'createDonation after 30 s', states: ['confirming.waiting'] };

const flows = machines.map(([name, machine]) => ({
  name,
  chart: readChart(machine),
  outcomes: name === 'donation' ? [sending, limit] : [],
}));
const entries = searchEntries(flows);

test('search finds every state, event and guard of every machine', () => {
  const found = new Set(entries.map(({ kind, flow, text }) => `${kind} ${flow} ${text}`));
  const missing = flows.flatMap(({ name, chart }) => [
    ...chart.states.filter(({ path }) => path !== '').map(({ path }) => `state ${name} ${path}`),
    ...chart.transitions.filter(({ kind }) => kind === 'event').map(({ event }) => `event ${name} ${event}`),
    ...chart.transitions.flatMap(({ guard }) => (guard === null ? [] : [`guard ${name} ${guard}`])),
  ]);
  expect(missing.filter((each) => !found.has(each))).toEqual([]);
});

test('search shows names that begin with the query first, and narrows by flow', () => {
  const [first] = findEntries(entries, 'payment donation', 10);
  expect(first).toMatchObject({ flow: 'donation', text: 'payment.changed' });
  expect(findEntries(entries, 'editing.payment', 10)).toContainEqual(
    expect.objectContaining({ kind: 'state', address: '/atlas/donation/editing.payment' }),
  );
  expect(findEntries(entries, 'no such name', 10)).toEqual([]);
});

test('search finds a state by its description, after those with the name', () => {
  const found = findEntries(entries, 'group code', 10);
  expect(found).toContainEqual(expect.objectContaining({ flow: 'registration', text: 'checkingCode' }));
});

test.each(['lost donation', 'donation no answer', 'timeout createDonation'])(
  'search finds how a port can answer by what people call it: %s',
  (query) => {
    expect(findEntries(entries, query, 10)).toContainEqual(
      expect.objectContaining({ kind: 'outcome', address: '/atlas/donation/sending' }),
    );
  },
);

test('a state is entered through the states around it, too', () => {
  const donation = flows.find(({ name }) => name === 'donation')?.chart;
  if (donation === undefined) throw new Error('There is no donation');
  expect(enteredBy(donation, 'confirming')).toEqual(['confirming', 'confirming.waiting']);
  expect(enteredBy(donation, 'sending')).toEqual(['sending']);
});

test('an arrow key leads to the nearest state in its direction', () => {
  const at = (path: string, x: number, y: number): PlacedState => ({
    path,
    kind: 'leaf',
    title: path,
    lines: [],
    depth: 1,
    x,
    y,
    width: 10,
    height: 10,
  });
  const states = [at('middle', 100, 100), at('right', 200, 110), at('far', 400, 100), at('above', 100, 0)];
  expect(neighbourOf(states, 'middle', 'ArrowRight')).toBe('right');
  expect(neighbourOf(states, 'middle', 'ArrowUp')).toBe('above');
  expect(neighbourOf(states, 'middle', 'ArrowDown')).toBeNull();
  expect(neighbourOf(states, 'middle', 'a')).toBeNull();
});

import { expect, test } from 'vitest';
import type { StatePage } from '#lab/atlas/state-page.ts';
import { readChart } from '#lab/chart/read-chart.ts';
import { lineOfState, linesNaming, machineSources, testsOf } from '#scripts/lab/sources.ts';
import { statePages } from '#scripts/lab/state-pages.ts';
import { loadModel, machineFiles } from '#test/paths/find-models.ts';
import { machines } from './machines.ts';

const pageOf = async (flow: string, path: string) => {
  const model = await loadModel(`test/paths/${flow}.model.ts`);
  const page = statePages(model, readChart(model.machine)).find((one) => one.path === path);
  if (page === undefined) throw new Error(`no page of ${path}`);
  return page;
};

const stepsOf = ({ paths: [shortest] }: Pick<StatePage, 'paths'>) =>
  shortest?.steps.map(({ cause, choice, states }) => [cause, choice, states.join(' & ')].join(' | '));

test('a page has the shortest path from each start, as steps to read', async () => {
  const page = await pageOf('contact-address', 'checking');
  expect(page.paths.map(({ start, states }) => ({ start, states }))).toEqual([
    { start: 'the edit page', states: ['loading'] },
  ]);
  expect(stepsOf(page)).toEqual([
    'loadAddress done | open change | confirming',
    'code.changed | six digits | confirming',
    'code.submitted |  | checking',
  ]);
  expect(page).toMatchObject({ unreached: null, unwalked: null });
});

test('a page says how a port can answer, in each case of the model, and where that leads', async () => {
  const { ports } = await pageOf('contact-address', 'checking');
  expect(ports).toEqual([
    {
      id: 'confirmCode',
      outcomes: [
        { kind: 'done', cause: 'done', cases: [{ choice: 'changed', states: ['resting'] }] },
        {
          kind: 'error',
          cause: 'failed',
          cases: expect.arrayContaining([
            { choice: 'offline', states: ['confirming'] },
            { choice: 'signed out', states: ['expired'] },
          ]),
        },
        { kind: 'delay', cause: 'after 15 s', cases: [{ choice: '', states: ['confirming'] }] },
      ],
    },
  ]);
});

test('a state that the machine leaves at once is reached by a step that passes it', async () => {
  const page = await pageOf('founding', 'drafting.resuming');
  expect(page.unreached).toBeNull();
});

test('a page says why Chromium gets to no state of its name', async () => {
  expect((await pageOf('enrollment', 'loading.confirmed')).unwalked).toMatch(
    /^Chromium can’t take a step on the way: a visitor is known to be one without a request/,
  );
  expect((await pageOf('step-entries', 'settled')).unwalked).toMatch(/^The flow has no screen: /);
});

test.for(machineFiles())('each state of %s has the line of its source', (file) => {
  const [, machine] = machines[machineFiles().indexOf(file)] ?? [];
  if (machine === undefined) throw new Error(`no machine in ${file}`);
  const sources = machineSources(file);
  const places = new Map<string, string>();
  const wrong = readChart(machine)
    .states.filter(({ parent }) => parent !== null)
    .filter((state) => {
      const place = lineOfState(sources, state);
      const lines = sources.find((one) => one.file === place?.file)?.lines ?? [];
      // States of one description are written once, in a part that several states have.
      const name = `${place?.file}:${place?.line}`;
      const isShared = places.has(name) && places.get(name) !== state.description;
      places.set(name, state.description);
      return isShared || lines[(place?.line ?? 0) - 1]?.includes(state.key) !== true;
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a state names its record and its check', () => {
  const tests = testsOf('donation', 'machines/donation/donation.machine.ts');
  const files = linesNaming(tests, 'editing.payment').map(({ file }) => file);
  expect(files).toContain('test/paths/golden/donation.txt');
  expect(files).toContain('test/support/donation/donation.page-object.ts');
});

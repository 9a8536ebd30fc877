import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Engine from 'elkjs/lib/elk.bundled.js';
import { build } from 'vite';
import type { Flow } from '#lab/atlas/data.ts';
import { type FoundOutcome, foundOutcomes, type StatePage } from '#lab/atlas/state-page.ts';
import { type Chart, stateAt } from '#lab/chart/chart.ts';
import type { Walk } from '#lab/chart/coverage.ts';
import { layoutBest, layoutChart } from '#lab/chart/layout-chart.ts';
import { readChart } from '#lab/chart/read-chart.ts';
import { toMachineJson } from '#lab/chart/to-machine-json.ts';
import { toMermaid } from '#lab/chart/to-mermaid.ts';
import { toScxml } from '#lab/chart/to-scxml.ts';
import { toSvg } from '#lab/chart/to-svg.ts';
import { loadMachines, loadModel, machineFiles } from '#test/paths/find-models.ts';
import { walkResultFile } from '#test/support/walk-results.ts';
import { writePicture } from './doc-pictures.ts';
import { labFolder, pageSettings } from './page-settings.ts';
import { screenshotFolder, screenshotsOf } from './screenshots.ts';
import { lineOfState, linesNaming, machineSources, sourcePage, testsOf } from './sources.ts';
import { statePages } from './state-pages.ts';

const atlasFolder = join(labFolder, 'atlas');

type LoadedFlow = { name: string; file: string; chart: Chart };

const loadChart = async (file: string): Promise<LoadedFlow> => {
  const [machine, ...others] = await loadMachines(file);
  if (machine === undefined || others.length > 0) throw new Error(`${file} must export one machine`);
  return { name: basename(file, '.machine.ts'), file, chart: readChart(machine) };
};

const write = (path: string, text: string) => {
  const file = join(atlasFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** The last walk of each driver, if a test has left its result. */
const walksOf = (flow: string): Walk[] =>
  (['browser', 'screen', 'machine'] as const)
    .map((driver) => walkResultFile(driver, flow))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Walk);

/** Writes the pages of a flow's states, and the files that they name as pages. Returns how its ports can answer. */
const writePages = async ({ name, file, chart }: LoadedFlow): Promise<FoundOutcome[]> => {
  const model = await loadModel(`test/paths/${name}.model.ts`);
  const sources = machineSources(file);
  const tests = testsOf(name, file);
  const states = statePages(model, chart).map((page, at): StatePage => {
    const state = chart.states[at] ?? stateAt(chart, page.path);
    return {
      ...page,
      source: lineOfState(sources, state),
      screenshots: screenshotsOf(name, page.path),
      tests: linesNaming(tests, page.path),
    };
  });
  write(`data/${name}.pages.json`, JSON.stringify(states));
  write(`data/${name}.walks.json`, JSON.stringify(walksOf(name)));
  for (const source of [...sources, ...tests]) write(`source/${source.file}.html`, sourcePage(source));
  return foundOutcomes(states);
};

/** How long a layout took, of a machine with so many states. */
type LayoutTime = { name: string; states: number; milliseconds: number };

/** Builds the atlas: its pages, and for each machine its layout and its exports. Returns the times of the layouts, the fewest states first. */
export const buildAtlas = async (): Promise<LayoutTime[]> => {
  const flows = await Promise.all(machineFiles().map(loadChart));
  flows.sort((one, other) => (one.name < other.name ? -1 : 1));
  await build(pageSettings('atlas'));
  const page = readFileSync(join(atlasFolder, 'index.html'), 'utf8');
  const engine = new Engine();
  const times: LayoutTime[] = [];
  const written: Flow[] = [];
  for (const flow of flows) {
    const { name, chart } = flow;
    const layout = await layoutBest(engine, chart);
    // Once more, now that the engine is warm: a reader waits for one layout, not for the better of two.
    const began = performance.now();
    await layoutChart(engine, chart, { direction: layout.direction });
    const milliseconds = Math.round(performance.now() - began);
    times.push({ name, states: chart.states.length - 1, milliseconds });
    write(`data/${name}.layout.json`, JSON.stringify(layout));
    const svg = toSvg(layout);
    write(`data/${name}.svg`, svg);
    writePicture(name, svg);
    write(`data/${name}.machine.json`, toMachineJson(chart));
    write(`data/${name}.mmd`, toMermaid(chart));
    write(`data/${name}.scxml`, toScxml(chart));
    written.push({ name, chart, outcomes: await writePages(flow) });
    // Each address is a file, so that any server of files can serve the atlas.
    for (const { path } of chart.states) write(join(name, path, 'index.html'), page);
  }
  write('data/flows.json', JSON.stringify(written));
  if (existsSync(screenshotFolder))
    cpSync(screenshotFolder, join(atlasFolder, 'screenshots'), { recursive: true, preserveTimestamps: true });
  return times.sort((one, other) => one.states - other.states);
};

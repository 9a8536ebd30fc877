import {
  coveringPaths,
  type Edge,
  type Exploration,
  explore,
  leastSteps,
  metBy,
  type Vertex,
} from '@product/path-driver';
import {
  immediatePorts,
  isBesideAtOnce,
  isTaken,
  isWalkable,
  skippedSteps,
} from '@product/path-driver/browser';
import { flowOf, loadModel, modelFiles } from '#test/paths/find-models.ts';
import { walkComplaints } from '#test/support/browser/walk-complaints.ts';
import { walkSite } from '#test/support/browser/walk-site.ts';
import { countForGate } from '#test/support/gate-counts.ts';
import { keepWalk } from '#test/support/walk-results.ts';
import { expect, test } from './site.ts';

test.use({ allowedComplaints: walkComplaints });

/** The kinds of steps that a path without skipped steps can reach. */
const withinReach = ({ starts }: Exploration, allowed: (edge: Edge) => boolean): Set<string> => {
  const vertices = new Set<Vertex>(starts);
  const kinds = new Set<string>();
  for (const vertex of vertices)
    for (const edge of vertex.edges.filter(allowed)) {
      kinds.add(edge.kind);
      vertices.add(edge.to);
    }
  return kinds;
};

for (const file of modelFiles()) {
  test(`${flowOf(file)} goes in a browser where its paths say`, async ({ page }) => {
    const model = await loadModel(file);
    const { pageObject } = model;
    if ('none' in pageObject) {
      expect(pageObject.none, 'why there is no page object').not.toBe('');
      return;
    }
    const exploration = explore(model);
    const all = new Set(exploration.edges.map((edge) => edge.kind));
    const isAllowed = (edge: Edge) => isWalkable(model, edge, edge.from.state.snapshot);
    const reachable = withinReach(exploration, isAllowed);
    const paths = coveringPaths(exploration, (edge, before) => isTaken(model, edge, before));
    const least = leastSteps(exploration, isAllowed);
    const taken = new Set(paths.flatMap((path) => path.steps.map((step) => step.kind)));
    // Ends a walk that hangs: a busy machine takes ten times as long as a quiet one.
    const looks = pageObject.browser.examined?.length ?? 0;
    const ofPaths = paths.reduce((sum, path) => sum + 45_000 + path.steps.length * 3_000, 0);
    test.setTimeout(300_000 + looks * 30_000 + ofPaths);

    const { steps } = await walkSite(model, paths, page);

    const without = Object.entries(skippedSteps(model));
    const between = new Set(
      exploration.edges
        .filter((edge) => isBesideAtOnce(model, edge, edge.from.state.snapshot))
        .map(({ kind }) => kind),
    );
    const isNamed = (kind: string) =>
      between.has(kind) || without.some(([step]) => kind.includes(` → ${step}`));
    const lines = [
      `${model.flow} in Chromium: ${taken.size} of ${all.size} kinds of steps, ${paths.length} paths, ${steps} steps; ` +
        `the lower bound is ${least} steps and paths together`,
      ...without.map(([step, why]) => `  without ${step}: ${why}`),
      ...Object.entries(immediatePorts(model)).map(
        ([port, why]) => `  without the ${between.size} between ${port} and its answer: ${why}`,
      ),
      ...[...all]
        .filter((kind) => !reachable.has(kind) && !isNamed(kind))
        .map((kind) => `  only after one of these: ${kind}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    countForGate({
      kind: 'browser-walk',
      flow: model.flow,
      kinds: taken.size,
      of: all.size,
      paths: paths.length,
      steps,
    });
    keepWalk(model.flow, { driver: 'browser', ...metBy(exploration, paths) });
    expect([...reachable].filter((kind) => !taken.has(kind))).toEqual([]);
  });
}

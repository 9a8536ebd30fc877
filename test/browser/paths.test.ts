import { flowOf, loadModel, modelFiles } from '#test/support/paths/discover.ts';
import { explore } from '#test/support/paths/explore.ts';
import { tour } from '#test/support/paths/tour.ts';
import { isWalkable, walkBrowser } from '#test/support/paths/walk-browser.ts';
import { expect, test } from './site.ts';

// The paths choose refusals and lost answers, which Chromium reports on the console by itself.
test.use({ allowedComplaints: ['Failed to load resource'] });

// Paths lose connections and end sessions on purpose; Chromium and the app say so.
test.use({ allowedComplaints: ['net::ERR_', 'Failed to load resource', 'token-expired'] });

for (const file of modelFiles()) {
  test(`${flowOf(file)} goes in a browser where its paths say`, async ({ page }) => {
    const model = await loadModel(file);
    const { face } = model;
    const reason = 'none' in face ? face.none : 'none' in face.browser ? face.browser.none : null;
    if (reason !== null) {
      expect(reason, 'why there is no walk in a browser').not.toBe('');
      return;
    }
    const exploration = explore(model);
    const all = new Set(exploration.edges.map((edge) => edge.kind));
    const paths = tour(exploration, (edge) => isWalkable(model, edge));
    const taken = new Set(paths.flatMap((path) => path.steps.map((step) => step.kind)));
    // A walk opens the page anew for each path and takes some 60 ms a step; a person signs up in between.
    test.setTimeout(60_000 + paths.reduce((sum, path) => sum + 5_000 + path.steps.length * 500, 0));

    const { steps } = await walkBrowser(model, paths, page);

    const without = Object.entries('none' in face || 'none' in face.browser ? {} : face.browser.without);
    const lines = [
      `${model.flow} in Chromium: ${taken.size} of ${all.size} kinds of steps, ${paths.length} paths, ${steps} steps`,
      ...without.map(([step, why]) => `  without ${step}: ${why}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    const walkable = new Set(
      exploration.edges.filter((edge) => isWalkable(model, edge)).map((edge) => edge.kind),
    );
    expect([...walkable].filter((kind) => !taken.has(kind))).toEqual([]);
  });
}

import { isTaken } from '@product/path-driver/browser';
import { keptReplays } from '#test/replays/kept-replay.ts';
import { loadReplay } from '#test/replays/load-replay.ts';
import { walkComplaints } from '#test/support/browser/walk-complaints.ts';
import { walkSite } from '#test/support/browser/walk-site.ts';
import { expect, test } from './site.ts';

test.use({ allowedComplaints: walkComplaints });

for (const [name, replay] of keptReplays())
  test(`the replay ${name} goes through its states in Chromium`, async ({ page }) => {
    test.slow();
    const { model, path } = await loadReplay(replay);
    // The gate and `npm run replay` say which steps no browser takes.
    if ('none' in model.pageObject || !path.steps.every((step) => isTaken(model, step, step.before))) return;
    expect((await walkSite(model, [path], page)).steps).toBe(replay.steps.length);
  });

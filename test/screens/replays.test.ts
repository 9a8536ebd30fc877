import { walkScreen } from '@product/path-driver/screen';
import { describe, expect, test } from 'vitest';
import { keptReplays } from '#test/replays/kept-replay.ts';
import { loadReplay } from '#test/replays/load-replay.ts';
import { render } from '#test/support/render.tsx';

describe('replays on the rendered screen', () => {
  for (const [name, replay] of keptReplays())
    test(`${name} shows what its states say`, { timeout: 60_000 }, async () => {
      const { model, path } = await loadReplay(replay);
      if ('none' in model.pageObject) return;
      expect((await walkScreen(model, [path], { render })).report().steps).toBe(replay.steps.length);
    });
});

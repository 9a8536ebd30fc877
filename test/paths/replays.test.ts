import { walkMachine } from '@product/path-driver';
import { describe, expect, test } from 'vitest';
import { keptReplays } from '#test/replays/kept-replay.ts';
import { loadReplay } from '#test/replays/load-replay.ts';

describe('replays on the bare machine', () => {
  for (const [name, replay] of keptReplays())
    test(`${name} goes through its states`, { timeout: 60_000 }, async () => {
      const { model, path } = await loadReplay(replay);
      expect(walkMachine(model, [path]).report().steps).toBe(replay.steps.length);
    });
});

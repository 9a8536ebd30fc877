import { defineModel } from '@product/path-driver';
import { baseCampMachine } from '#machines/base-camp/base-camp.machine.ts';
import { baseCampPageObject } from '#test/support/base-camp/base-camp.page-object.ts';
import { campAtTop, campOnTheWay } from '#test/support/base-camp/base-camp-fixture.ts';
import { offline, refusal, usualFailures } from '#test/support/failures.ts';

const refused = refusal(422, 'goal-too-low', 'Your goal can’t be below what you committed to.');

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d13';
const tess = { publicId: 'tess-larkspur', key };
const [first, higher] = [5_000, 10_000];

export const baseCampModel = defineModel({
  machine: baseCampMachine,
  starts: {
    'a new tab': { ...tess, dismissed: 0 },
    'a tab that could not store what was seen': { ...tess, dismissed: first },
  },
  events: {
    'load.retried': {},
    'total.moved': {},
    'celebration.dismissed': ({ context: { camp } }): Record<string, { amount: number; key: string }> =>
      camp?.celebration == null ? {} : { '': { amount: camp.celebration.amount, key } },
  },
  outcomes: {
    loadCamp: {
      done: {
        'on the way': { output: campOnTheWay },
        'goal met': { output: campAtTop(campOnTheWay, first) },
        'no event': { output: null },
      },
      error: usualFailures,
    },
    refreshCamp: {
      done: ({ context: { camp, dismissed } }) => {
        const reached = Math.max(camp?.celebration?.amount ?? 0, dismissed);
        return {
          'as before': { output: camp },
          ...(reached < first && { 'first goal met': { output: campAtTop(campOnTheWay, first) } }),
          ...(reached === first && { 'higher goal met': { output: campAtTop(campOnTheWay, higher) } }),
          'no event': { output: null },
        };
      },
      error: usualFailures,
    },
    saveCelebrated: { done: { saved: { output: undefined } }, error: { offline, refused } },
  },
  serializeState: ({ context: { camp, dismissed, isBehind, problem } }) => ({
    celebration: camp?.celebration?.amount ?? 0,
    dismissed,
    isBehind,
    problem: problem?.kind ?? null,
  }),
  pageObject: baseCampPageObject,
});

import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { stepEntriesMachine } from '#machines/donation/step-entries.machine.ts';

const depths = (..._: SnapshotFrom<typeof stepEntriesMachine>[]) => ({
  'first step': { depth: 0 },
  'second step': { depth: 1 },
  'third step': { depth: 2 },
});

export const stepEntriesModel = defineModel({
  machine: stepEntriesMachine,
  starts: { 'a page with a form': undefined },
  events: { 'step.shown': depths, 'entry.reached': depths },
  pageObject: {
    none: 'the entries in the history have no screen; a test in Chromium goes Back and Forward',
  },
});

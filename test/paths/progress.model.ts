import { progressMachine } from '#machines/shell/progress/progress.machine.ts';
import { defineModel } from '#test/support/paths/model.ts';

export const progressModel = defineModel({
  flow: 'progress',
  machine: progressMachine,
  starts: { 'a fresh page': undefined },
  events: {
    'change.started': {},
    'change.completed': {},
    'change.failed': {},
  },
  face: { none: 'not yet' },
});

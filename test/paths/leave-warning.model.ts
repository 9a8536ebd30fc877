import { defineModel } from '@product/path-driver';
import { notSaved } from '#machines/form/form-messages.ts';
import { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import { leaveWarningPageObject } from '#test/support/shell/leave-warning.page-object.ts';

export const leaveWarningModel = defineModel({
  machine: leaveWarningMachine,
  starts: { 'a page of one’s own': undefined },
  events: {
    'warning.armed': (snapshot): Record<string, { shouldDeferNavigation?: boolean; content?: object }> => {
      if (snapshot.matches('disarmed')) return { 'something is unsaved': {} };
      if (snapshot.matches('armed')) return { 'it is being saved': { shouldDeferNavigation: true } };
      return snapshot.matches('deferring') ? { 'saving failed': { content: notSaved } } : {};
    },
    'warning.disarmed': {},
    'navigation.attempted': (
      snapshot,
    ): Record<string, { href: string; isShallow: boolean; steps?: number }> =>
      snapshot.matches('asking')
        ? { 'by the browser’s own buttons': { href: '/profile/wanda', isShallow: false, steps: 1 } }
        : {
            'another page': { href: '/', isShallow: false },
            'another query': { href: '/profile/wanda/edit', isShallow: true },
          },
    'logout.requested': {},
    'leaving.confirmed': {},
    'leaving.cancelled': {},
  },
  // Deferred attempts count up without end; more than two add nothing.
  serializeState: ({ context }) => ({
    ...context,
    pendingTargetCount: Math.min(context.pendingTargetCount, 2),
  }),
  pageObject: leaveWarningPageObject,
});

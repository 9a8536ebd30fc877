import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  isArmed,
  isBlocked,
  isWarningOpen,
  leaveWarningMachine,
} from '#machines/shell/leave-warning/leave-warning.machine.ts';
import type { LeaveWarningEvent } from '#machines/shell/leave-warning/leave-warning.types.ts';

const attempted = (href: string, isShallow = false) =>
  ({ type: 'navigation.attempted', href, isShallow }) as const;
const armed: LeaveWarningEvent = { type: 'warning.armed' };
const deferring: LeaveWarningEvent = { type: 'warning.armed', shouldDeferNavigation: true };
const confirmed: LeaveWarningEvent = { type: 'leaving.confirmed' };
const cancelled: LeaveWarningEvent = { type: 'leaving.cancelled' };
const logout: LeaveWarningEvent = { type: 'logout.requested' };

const warned = (events: readonly LeaveWarningEvent[]) => {
  const actor = createActor(leaveWarningMachine).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
};

describe('the leave warning', () => {
  test.each<[string, LeaveWarningEvent[], boolean, boolean, boolean]>([
    ['nothing is unsaved', [], false, false, false],
    ['something is unsaved', [armed], true, true, false],
    ['the person tries to leave', [armed, attempted('/faq')], true, true, true],
    ['they stay', [armed, attempted('/faq'), cancelled], true, true, false],
    ['they leave', [armed, attempted('/faq'), confirmed], false, false, false],
    ['they change only the query there', [armed, attempted('/faq', true), confirmed], true, false, false],
    [
      'they change only the query of another page',
      [armed, attempted('/about', true), confirmed],
      true,
      true,
      false,
    ],
    ['the page is busy', [deferring], true, true, false],
    ['they try to leave a busy page', [deferring, attempted('/faq')], true, true, false],
    ['they log out', [armed, logout], true, true, true],
    ['they stay instead of logging out', [armed, logout, cancelled], true, true, false],
    ['it is saved', [armed, { type: 'warning.disarmed' }], false, false, false],
  ])('where %s', (_, events, isSomethingUnsaved, isWayToFaqBlocked, isOpen) => {
    const snapshot = warned(events);
    expect({
      armed: isArmed(snapshot),
      blocked: isBlocked(snapshot, '/faq'),
      open: isWarningOpen(snapshot),
    }).toEqual({
      armed: isSomethingUnsaved,
      blocked: isWayToFaqBlocked,
      open: isOpen,
    });
  });

  test('remembers how many entries of the history the person goes', () => {
    const { pendingTarget } = warned([armed, { ...attempted('/faq'), steps: -2 }]).context;
    expect(pendingTarget).toEqual({ kind: 'navigation', href: '/faq', isShallow: false, steps: -2 });
    expect(warned([armed, attempted('/faq')]).context.pendingTarget).not.toHaveProperty('steps');
  });
});

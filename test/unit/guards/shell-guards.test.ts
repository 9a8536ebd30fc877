import { drawerMachine } from '#machines/shell/drawer/drawer.machine.ts';
import { headerMachine } from '#machines/shell/header/header.machine.ts';
import { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import { progressMachine } from '#machines/shell/progress/progress.machine.ts';
import { scrollMachine } from '#machines/shell/scroll/scroll.machine.ts';
import { snackbarMachine } from '#machines/shell/snackbar/snackbar.machine.ts';
import { trackerMachine } from '#machines/shell/tracker/tracker.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const layout = (isMobile: boolean, type = 'layout.changed') => ({ event: { type, isMobile } });
const scrolled = (top: number, before: number | null, type = 'page.scrolled') => ({
  context: { top: before },
  event: { type, top, limit: 900 },
});

testGuards(headerMachine, [
  ['isMobile', true, layout(true)],
  ['isMobile', false, layout(false)],
  ['isMobile', false, layout(true, 'else')],
  ['isNearTop', true, scrolled(10, null)],
  ['isNearTop', false, scrolled(11, null)],
  ['isNearTop', true, scrolled(11, null, 'else')],
  ['isDown', true, scrolled(101, 100)],
  ['isDown', false, scrolled(100, 100)],
  ['isDown', false, scrolled(100, null)],
  ['isDown', false, scrolled(950, 900)],
  ['isUp', true, scrolled(99, 100)],
  ['isUp', false, scrolled(100, 100)],
  ['isUp', false, scrolled(-10, 0)],
]);

const touch = { type: 'touch.started', fingers: 1, width: 300, x: 20 };
const start = { x: 100, y: 100, at: 0 };
const moved = (x: number, y: number, type = 'touch.moved', from: object | null = start) => ({
  context: { start: from },
  event: { type, x, y, at: 10 },
});
const flung = (by: number, type = 'touch.ended') => ({
  context: { trail: [start, { x: 100 + by, y: 100, at: 100 }] },
  event: { type, at: 100 },
});
const dragged = (x: number, parts: object = {}) => ({
  context: { start, from: 0, width: 1_000, trail: [start, { x, y: 100, at: 100 }], ...parts },
});

testGuards(drawerMachine, [
  ['isMobile', true, layout(true)],
  ['isMobile', false, layout(false)],
  ['isMobile', false, layout(true, 'else')],
  ['isAtEdge', true, { event: touch }],
  ['isAtEdge', false, { event: { ...touch, type: 'else' } }],
  ['isAtEdge', false, { event: { ...touch, fingers: 2 } }],
  ['isAtEdge', false, { event: { ...touch, width: 0 } }],
  ['isAtEdge', false, { event: { ...touch, x: 21 } }],
  ['isSingle', true, { event: { ...touch, x: 21 } }],
  ['isSingle', false, { event: { ...touch, type: 'else' } }],
  ['isSingle', false, { event: { ...touch, fingers: 2 } }],
  ['isSingle', false, { event: { ...touch, width: 0 } }],
  ['isAcross', true, moved(150, 100)],
  ['isAcross', false, moved(100, 150)],
  ['isAcross', false, moved(150, 100, 'else')],
  ['isAcross', false, moved(150, 100, 'touch.moved', null)],
  ['isAlong', true, moved(100, 150)],
  ['isAlong', false, moved(150, 100)],
  ['isAlong', false, moved(100, 150, 'else')],
  ['isAlong', false, moved(100, 150, 'touch.moved', null)],
  ['isFlungOpen', true, flung(46)],
  ['isFlungOpen', false, flung(45)],
  ['isFlungOpen', false, flung(46, 'else')],
  ['isFlungShut', true, flung(-46)],
  ['isFlungShut', false, flung(-45)],
  ['isFlungShut', false, flung(-46, 'else')],
  ['isFarAlong', true, dragged(621)],
  ['isFarAlong', false, dragged(620)],
  ['isFarAlong', false, dragged(621, { start: null })],
  ['isFarAlong', false, dragged(621, { trail: [] })],
  ['isFarAlong', false, dragged(621, { width: 0 })],
]);

const armed = (shouldDeferNavigation: boolean | undefined, type = 'warning.armed') => ({
  event: { type, shouldDeferNavigation },
});
const pending = (pendingTarget: object | null) => ({ context: { pendingTarget } });

testGuards(leaveWarningMachine, [
  ['isDeferred', true, armed(true)],
  ['isDeferred', false, armed(false)],
  ['isDeferred', false, armed(undefined)],
  ['isDeferred', false, armed(true, 'else')],
  ['isShallow', true, pending({ kind: 'navigation', isShallow: true })],
  ['isShallow', false, pending({ kind: 'navigation', isShallow: false })],
  ['isShallow', false, pending({ kind: 'else', isShallow: true })],
  ['isShallow', false, pending(null)],
]);

testGuards(progressMachine, [
  ['isPastLimit', false, { context: { value: 190 } }],
  ['isPastLimit', true, { context: { value: 191 } }],
]);

const shown = (key: string, type = 'page.shown') => ({
  context: { positions: [{ key: 'one' }] },
  event: { type, key, isShallow: true },
});

testGuards(scrollMachine, [
  ['isKnown', true, shown('one')],
  ['isKnown', false, shown('two')],
  ['isKnown', false, shown('one', 'else')],
  ['isShallow', true, shown('one')],
  ['isShallow', false, { event: { type: 'page.shown', isShallow: false } }],
  ['isShallow', false, shown('one', 'else')],
]);

const error = { tone: 'error', text: 'It broke.', disableAutoHide: true };
const notice = { tone: 'success', text: 'Saved.', disableAutoHide: false };
const queue = (...notices: object[]) => ({ context: { queue: notices } });
const raised = (text: string, type = 'notice.raised') => ({ ...queue(error, notice), event: { type, text } });
const failed = (message: string, type = 'error.raised', queued: object = error) => ({
  ...queue(notice, queued),
  event: { type, message, skipParser: true },
});

testGuards(snackbarMachine, [
  ['hasNotice', true, queue(notice)],
  ['hasNotice', false, queue()],
  ['isPersistent', true, queue(error, notice)],
  ['isPersistent', false, queue(notice, error)],
  ['isPersistent', false, queue()],
  ['isShowingError', true, queue(error, notice)],
  ['isShowingError', false, queue(notice, error)],
  ['isShowingError', false, queue()],
  ['isQueued', true, raised('Saved.')],
  ['isQueued', false, raised('Sent.')],
  ['isQueued', false, raised('Saved.', 'else')],
  ['isErrorQueued', true, failed('It broke.')],
  ['isErrorQueued', false, failed('It hangs.')],
  ['isErrorQueued', false, failed('It broke.', 'else')],
  ['isErrorQueued', false, failed('Saved.')],
]);

const viewed = (path: string, parts: object = {}) => ({ event: { type: 'page.viewed', path, ...parts } });
const followed = (parts: object) => ({ event: { type: 'link.followed', ...parts } });

testGuards(trackerMachine, [
  ['isSkipped', true, viewed('/')],
  ['isSkipped', true, viewed('/donate')],
  ['isSkipped', true, viewed('/donate/?to=maya#form')],
  ['isSkipped', false, viewed('/donate/maya')],
  ['isSkipped', false, viewed('/', { isForced: true })],
  ['isSkipped', false, viewed('/', { type: 'else' })],
  ['isLeaving', true, followed({})],
  ['isLeaving', false, followed({ isElsewhere: true })],
  ['isLeaving', false, followed({ type: 'else' })],
  ['hasSighting', true, { context: { queue: [{}] } }],
  ['hasSighting', false, { context: { queue: [] } }],
]);

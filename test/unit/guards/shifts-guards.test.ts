import { shiftLeadMachine } from '#machines/shift-lead/shift-lead.machine.ts';
import { shiftsMachine } from '#machines/shifts/shifts.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const refused = (code: string | null) => ({ params: { error: { code } } });
const loaded = {
  own: {
    places: [
      { shift: { id: 'held' }, canLeave: false },
      { shift: { id: 'free' }, canLeave: true },
    ],
  },
};
const leaving = (shiftId: string, from: object | null = loaded) => ({
  context: { loaded: from },
  params: { shiftId },
});
const givingUp = (change: object, from: object | null = loaded) => ({
  context: { loaded: from },
  params: { change },
});

testGuards(shiftsMachine, [
  ...[
    'not-a-volunteer',
    'not-waiting',
    'nothing-to-confirm',
    'shift-begun',
    'shift-has-places',
    'shift-leavable',
    'shift-not-found',
    'shift-not-yours',
    'shift-taken',
    'shift-too-soon',
    'shift-yours-already',
  ].map((code) => ['isOld', true, refused(code)] as const),
  ['isOld', false, refused('else')],
  ['isOld', false, refused(null)],
  ['canLeave', true, leaving('free')],
  ['canLeave', false, leaving('held')],
  ['canLeave', false, leaving('else')],
  ['canLeave', false, leaving('free', null)],
  ['canGiveUp', true, givingUp({ kind: 'leave', shiftId: 'free', from: 'held' })],
  ['canGiveUp', true, givingUp({ kind: 'move', shiftId: 'held', from: 'free' })],
  ['canGiveUp', false, givingUp({ kind: 'leave', shiftId: 'else', from: 'free' })],
  ['canGiveUp', false, givingUp({ kind: 'leave', shiftId: 'free' }, null)],
  ['hasChange', true, { context: { change: {} } }],
  ['hasChange', false, { context: { change: null } }],
]);

const sheet = {
  id: 'one',
  lettersLeft: 1,
  recipients: 1,
  shift: { id: 'one' },
};
const writing = (changed: object, shiftId = 'one') => ({
  context: { sheets: { shifts: [{ ...sheet, ...changed }] } },
  params: { shiftId },
});

const removing = (isInShift: boolean, isOpen: boolean, shiftId = 'one', publicId = 'ann') => ({
  context: {
    sheets: { shifts: [{ ...sheet, removal: { isOpen }, roster: [{ publicId: 'ann', isInShift }] }] },
  },
  params: { shiftId, publicId },
});

testGuards(shiftLeadMachine, [
  ['canTakeOff', true, removing(true, true)],
  ['canTakeOff', false, removing(false, true)],
  ['canTakeOff', false, removing(true, false)],
  ['canTakeOff', false, removing(true, true, 'two')],
  ['canTakeOff', false, removing(true, true, 'one', 'bob')],
  ['canTakeOff', false, { context: { sheets: null }, params: { shiftId: 'one', publicId: 'ann' } }],
  ['isLeadingNothing', true, { params: { synced: { sheets: { shifts: [] } } } }],
  ['isLeadingNothing', false, { params: { synced: { sheets: { shifts: [sheet] } } } }],
  ['hasUnsent', true, { context: { unsent: [{}] } }],
  ['hasUnsent', false, { context: { unsent: [] } }],
  ['hasMoreUnsent', true, { context: { unsent: [{ id: 1 }, { id: 2 }], sending: [1] } }],
  ['hasMoreUnsent', false, { context: { unsent: [{ id: 1 }], sending: [1] } }],
  ['hasSheets', true, { context: { sheets: {} } }],
  ['hasSheets', false, { context: { sheets: null } }],
  ['canWrite', true, writing({})],
  ['canWrite', false, writing({ lettersLeft: 0 })],
  ['canWrite', false, writing({ recipients: 0 })],
  ['canWrite', false, writing({}, 'else')],
  ['canWrite', false, { context: { sheets: null }, params: { shiftId: 'one' } }],
  ['isWriting', true, { context: { shiftId: 'one' } }],
  ['isWriting', false, { context: { shiftId: null } }],
]);

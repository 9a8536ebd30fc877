import { expect, test } from 'vitest';
import type { ShiftLeadContext } from '#machines/shift-lead/shift-lead.types.ts';
import {
  checkInStateHere,
  entered,
  entriesOf,
  initialContext,
  letterSent,
  personOf,
  removed,
  replacedHere,
} from '#machines/shift-lead/shift-lead.updates.ts';
import {
  bo,
  boIsHere,
  cy,
  cyIsAbsent,
  sheet,
  sheetsWith,
  shiftId,
} from '#test/support/shift-lead/shift-lead-fixture.ts';

const minute = 60_000;
const stored = {
  id: 'stored',
  said: 'absent',
  replaces: [],
  at: '2027-08-28T11:00:00.000Z',
  by: bo,
} as never;
const boWithEntry = { ...bo, entries: [stored] };
const other = { ...sheet(), id: 'another shift' };
const context: ShiftLeadContext = {
  ...initialContext({ kept: { sheets: sheetsWith(sheet(), other), ahead: minute }, unsent: [] }),
};

test('what was said of a person comes from the server and from this device, with the server’s time', () => {
  const elsewhere = { ...boIsHere, id: 'elsewhere', shiftId: other.id };
  const unsent = [boIsHere, cyIsAbsent, elsewhere, { ...boIsHere, id: 'stored' }];
  const of = [{ unsent, ahead: minute }, sheet(), boWithEntry] as const;
  expect(entriesOf(...of)).toEqual([
    stored,
    { id: boIsHere.id, said: 'here', replaces: [], at: '2027-08-28T11:05:00.000Z', by: null },
  ]);
  expect(checkInStateHere(...of).current?.id).toBe(boIsHere.id);
  expect(replacedHere(...of)).toEqual(['stored', boIsHere.id]);
});

test('an entry that is made once more takes its own place', () => {
  const before = { ...context, unsent: [boIsHere, cyIsAbsent] };
  const changed = { ...boIsHere, said: 'absent' as const };
  expect(entered(before, changed).unsent).toEqual([cyIsAbsent, changed]);
});

test('a visit begins with what the device kept, or with nothing', () => {
  expect(context).toMatchObject({ ahead: minute, isKept: true, sending: [], refused: [] });
  expect(initialContext({ kept: null, unsent: [boIsHere] })).toMatchObject({
    sheets: null,
    ahead: 0,
    isKept: false,
    unsent: [boIsHere],
  });
});

test('an e-mail is counted for its own shift', () => {
  const { sheets } = letterSent({ ...context, shiftId }, { count: 2, lettersLeft: 1 });
  expect(sheets?.shifts.map(({ lettersLeft }) => lettersLeft)).toEqual([1, 3]);
  expect(letterSent({ ...context, sheets: null }, { count: 2, lettersLeft: 1 }).sheets).toBeNull();
});

test('who was taken off is named, if the sheet had them', () => {
  const read = { sheets: sheetsWith(), ahead: 0 };
  const removal = { shiftId, publicId: cy.publicId, isRequested: false };
  expect(personOf(context, removal)?.person).toEqual(cy);
  expect(removed({ ...context, removal }, read)).toMatchObject({ removed: 'Cy Zeh', isKept: false });
  expect(removed({ ...context, removal: { ...removal, publicId: 'gone' } }, read).removed).toBe('');
  expect(removed(context, read).removed).toBe('');
  expect(personOf(context, { ...removal, shiftId: 'gone' })).toBeNull();
});

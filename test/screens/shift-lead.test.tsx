import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sheets, UnsentEntry } from '#machines/shift-lead/shift-lead.types.ts';
import {
  dropEntries,
  keepEntry,
  keepSheets,
  keptEntries,
  keptSheets,
} from '#src/features/shift-lead/shift-lead.storage.ts';
import { forgetSheets, forgetSheetsOfOthers } from '#src/features/shift-lead/shift-lead-keys.ts';
import { mayaSignedIn as user } from '#test/support/profile/profile-fixture.ts';
import { openApp } from '#test/support/profile/whole-app.tsx';
import {
  bo,
  boIsHere,
  cy,
  cyIsAbsent,
  otherLead,
  personOn,
  sheet,
  sheetsWith,
} from '#test/support/shift-lead/shift-lead-fixture.ts';

const address = '/volunteer-edit/lead';
const endpoint = '/api/user/volunteer/shift-lead';
const ok = (body: unknown) => ({ status: 200, body });
const reads = (sheets: Sheets) => ({ [`GET ${endpoint}`]: ok(sheets) });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test('a lead sees when and where, in the event’s zone, who comes and how to call them', async () => {
  await openApp(address, { user, api: reads(sheetsWith(sheet())) });
  const part = within(await screen.findByRole('region', { name: 'Rest stop on the pass' }));
  expect(part.getByText(/^Saturday/).textContent).toMatch(
    /^Saturday, August 28, 2027, 7\s–\s11\sAM, Eastern Time$/,
  );
  expect(part.getByText('Hollin Gap · Rest stop · led by Ada Fell and Lee Park')).toBeTruthy();
  expect(part.getByText('0 of 2')).toBeTruthy();
  expect(part.getByRole('link', { name: '(304) 555-0123' }).getAttribute('href')).toBe('tel:+13045550123');
  expect(document.title).toBe('Product | The shifts you lead');
});

test('what is pressed is sent with what it replaces, and pressing it again takes it back', async () => {
  const sent: UnsentEntry[] = [];
  const known = { id: '00000000-0000-4000-8000-00000000000a', said: 'absent' as const, replaces: [] };
  const before = personOn('Bo', 'Abt', {
    said: 'absent',
    entries: [{ ...known, at: '2027-08-28T11:00:00.000Z', by: otherLead }],
  });
  const shown = sheetsWith(sheet({ roster: [before] }));
  await openApp(address, {
    user,
    api: {
      ...reads(shown),
      [`POST ${endpoint}`]: (body) => {
        sent.push(...(body as { entries: UnsentEntry[] }).entries);
        return ok({ receivedAt: shown.readAt, refused: [], led: shown });
      },
    },
  });
  expect(await screen.findByText(/^Not here at 7:00\sAM · Ada Fell$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Here Bo Abt' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Not here Bo Abt' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ publicId, said, replaces }) => [publicId, said, replaces])).toEqual([
    ['bo-abt', 'here', [known.id]],
    ['bo-abt', 'withdrawn', [known.id]],
  ]);
});

test.each([
  [
    'before check-in opens',
    { checkIn: ['2090-01-01T12:00:00.000Z', '2091-01-01T00:00:00.000Z'] },
    /^Check-in opens Jan 1, 7:00\sAM\./,
  ],
  [
    'after check-in',
    { checkIn: ['2001-01-01T00:00:00.000Z', '2002-01-01T00:00:00.000Z'] },
    /^Check-in is closed\.$/,
  ],
] as const)('%s nobody can be checked in', async (_, { checkIn: [from, until] }, text) => {
  await openApp(address, {
    user,
    api: reads(sheetsWith(sheet({ checkIn: { from, until, isOpen: false } }))),
  });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Here Bo Abt' })).toBeNull();
});

test('a shift without people, and one whose people can’t be written to any more today', async () => {
  // Years ahead of any clock.
  const toCome = {
    day: '2090-08-28',
    startsAt: '2090-08-28T11:00:00.000Z',
    endsAt: '2090-08-28T15:00:00.000Z',
  } as const;
  const empty = sheet({ ...toCome, roster: [], recipients: 0 });
  const full = {
    ...sheet({ ...toCome, lettersLeft: 0, title: 'Water at the lake' }),
    id: 'f0000000-0000-4000-8000-000000000002',
  };
  // The lead alone is in it.
  const own = {
    ...sheet({ ...toCome, roster: [bo], recipients: 0, title: 'Cowbells at the top' }),
    id: 'f0000000-0000-4000-8000-000000000003',
  };
  const last = {
    ...sheet({ ...toCome, roster: [bo, cy], title: 'Bikes at the gate' }),
    id: 'f0000000-0000-4000-8000-000000000004',
  };
  await openApp(address, { user, api: reads(sheetsWith(empty, full, own, last)) });
  expect(await screen.findByText('No one has signed up for this shift yet.')).toBeTruthy();
  const lone = within(screen.getByRole('region', { name: 'Rest stop on the pass' }));
  expect(lone.queryByRole('button', { name: /^Write to everyone/ })).toBeNull();
  const person = userEvent.setup();
  await person.click(lone.getByRole('button', { name: /^Copy the invitation link/ }));
  expect(await lone.findByText('The link is copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toMatch(
    /\/volunteer-edit\?day=2090-08-28&location=Hollin\+Gap&jobType=Rest\+stop$/,
  );
  expect(screen.getByRole('link', { name: 'Write to the organizers' }).getAttribute('href')).toBe('/contact');
  expect(screen.getByText('There’s no one else to write to yet.')).toBeTruthy();
  expect(screen.getByText(/^You’ve sent three e-mails today/)).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: 'Your shifts' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Rest stop on the passNextMon, Aug 28, 7:00\u00A0AM · 0 of 8 signed up',
    'Water at the lakeMon, Aug 28, 7:00\u00A0AM · 2 of 8 signed up',
    'Cowbells at the topMon, Aug 28, 7:00\u00A0AM · 1 of 8 signed up',
    'Bikes at the gateMon, Aug 28, 7:00\u00A0AM · 2 of 8 signed up',
  ]);
});

const kept = { sheets: sheetsWith(sheet()), ahead: 1_000 };

test('a browser keeps names for their lead, and no phone number', () => {
  keepSheets('lee', kept, 0);
  expect(
    keptSheets('lee', 0)?.sheets.shifts[0]?.roster.map(({ firstName, phone }) => [firstName, phone]),
  ).toEqual([
    [bo.firstName, null],
    [cy.firstName, null],
  ]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('555');
  expect(keptSheets('ada', 0)).toBeNull();
});

test('a shift is forgotten a day after its end, to the millisecond, by the server’s clock', () => {
  const until = '2027-08-29T15:00:00.000Z';
  const over = sheet({ phones: { from: '2027-08-14T11:00:00.000Z', until, isOpen: true } });
  keepSheets('lee', { sheets: sheetsWith(over), ahead: 1_000 }, 0);
  expect(keptSheets('lee', Date.parse(until) - 1_001)).not.toBeNull();
  expect(keptSheets('lee', Date.parse(until) - 1_000)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('entries are kept apart for each lead, and go once they are sent or another person is there', () => {
  keepEntry('lee', boIsHere);
  keepEntry('ada', cyIsAbsent);
  keepSheets('lee', kept, 0);
  expect(keptEntries('lee')).toEqual([boIsHere]);
  forgetSheetsOfOthers('lee');
  expect([keptEntries('ada'), keptEntries('lee').length]).toEqual([[], 1]);
  dropEntries([boIsHere.id]);
  expect(keptEntries('lee')).toEqual([]);
  localStorage.setItem('other', 'stays');
  forgetSheets();
  expect(Object.keys(localStorage)).toEqual(['other']);
});

test.each([
  ['another version', { version: 2, owner: 'lee', entry: boIsHere }],
  ['no entry', { version: 1, owner: 'lee', entry: { id: 4 } }],
  ['no object', 'x'],
])('what is kept in another form is not read: %s', (_, value) => {
  localStorage.setItem(`shiftLeadEntry:${boIsHere.id}`, JSON.stringify(value));
  localStorage.setItem('shiftLeadSheets', JSON.stringify(value));
  expect([keptEntries('lee'), keptSheets('lee', 0)]).toEqual([[], null]);
});

test('where storage has no room, an entry is held as long as the page is open', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepEntry('lee', boIsHere);
  keepSheets('lee', kept, 0);
  full.mockRestore();
  expect(keptEntries('lee')).toEqual([boIsHere]);
  dropEntries([boIsHere.id]);
  expect(keptEntries('lee')).toEqual([]);
});

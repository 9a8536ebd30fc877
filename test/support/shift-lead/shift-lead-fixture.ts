import type {
  Sheet,
  SheetPerson,
  Sheets,
  Synced,
  UnsentEntry,
} from '#machines/shift-lead/shift-lead.types.ts';

const id = (number: number) => `f0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const shiftId = id(1);
export const me = { publicId: 'lee-park', firstName: 'Lee', lastName: 'Park' };
export const otherLead = { publicId: 'ada-fell', firstName: 'Ada', lastName: 'Fell' };

export const personOn = (
  firstName: string,
  lastName: string,
  more: Partial<SheetPerson> = {},
): SheetPerson => ({
  publicId: `${firstName}-${lastName}`.toLowerCase(),
  firstName,
  lastName,
  phone: '+13045550123',
  isInShift: true,
  leaveRequestedAt: null,
  said: null,
  isContested: false,
  entries: [],
  ...more,
});

export const bo = personOn('Bo', 'Abt');
export const cy = personOn('Cy', 'Zeh', { phone: null });

/** All windows are open whenever the test runs. */
const always = { from: '2000-01-01T00:00:00.000Z', until: '2100-01-01T00:00:00.000Z', isOpen: true } as const;

/** Over for weeks. */
export const closed = {
  from: '2000-01-01T00:00:00.000Z',
  until: '2000-02-01T00:00:00.000Z',
  isOpen: false,
} as const;

export const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  id: shiftId,
  title: 'Rest stop on the pass',
  jobType: 'Rest stop',
  location: 'Hollin Gap',
  day: '2027-08-28',
  startTime: '07:00',
  endTime: '11:00',
  startsAt: '2027-08-28T11:00:00.000Z',
  endsAt: '2027-08-28T15:00:00.000Z',
  capacity: 8,
  leads: [otherLead, me],
  phones: always,
  checkIn: always,
  removal: always,
  lettersLeft: 3,
  recipients: 2,
  roster: [bo, cy],
  ...more,
});

export const sheetsWith = (...shifts: Sheet[]): Sheets => ({
  currentEventName: 'Product 2027',
  timeZone: 'America/New_York',
  readAt: '2027-08-28T11:05:00.000Z',
  shifts,
});

/** The server's answer. */
export const syncedWith = (sheets: Sheets, more: Partial<Synced> = {}): Synced => ({
  sheets,
  ahead: 0,
  refused: [],
  ...more,
});

export const boIsHere: UnsentEntry = {
  id: id(11),
  shiftId,
  publicId: bo.publicId,
  said: 'here',
  saidAt: Date.parse('2027-08-28T11:04:00Z'),
  replaces: [],
};
export const cyIsAbsent: UnsentEntry = { ...boIsHere, id: id(12), publicId: cy.publicId, said: 'absent' };

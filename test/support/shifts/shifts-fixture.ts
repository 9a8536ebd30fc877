import type {
  LoadedShifts,
  OwnPlace,
  OwnSignUps,
  Shift,
  ShiftsChange,
} from '#machines/shifts/shifts.types.ts';

const shiftAt = (id: number, title: string, more: Partial<Shift> = {}): Shift => ({
  id: `5f000000-0000-4000-8000-00000000000${id}`,
  title,
  jobType: 'Rest stop',
  summary: 'Fill bottles and cut oranges.',
  rideType: 'signature',
  location: 'Hollin Gap',
  day: '2027-08-28',
  startTime: '08:00',
  endTime: '12:00',
  startsAt: '2027-08-28T12:00:00.000Z',
  endsAt: '2027-08-28T16:00:00.000Z',
  capacity: 8,
  placesLeft: 3,
  minimumAge: 14,
  ...more,
});

/** The person has a place in it. The names are those of the demo, each of one shift. */
export const pass = shiftAt(1, 'Soup at the saddle');
/** At the same time as `pass`. */
export const bells = shiftAt(2, 'Dust and smiles', {
  startTime: '11:00',
  startsAt: '2027-08-28T15:00:00.000Z',
});
/** On the day before. */
export const bridge = shiftAt(3, 'Gravel packets', {
  day: '2027-08-27',
  startsAt: '2027-08-27T12:00:00.000Z',
  endsAt: '2027-08-27T16:00:00.000Z',
});
/** Full, on the day after. */
export const oranges = shiftAt(4, 'Oranges at the Boathouse', {
  day: '2027-08-29',
  startsAt: '2027-08-29T12:00:00.000Z',
  endsAt: '2027-08-29T16:00:00.000Z',
  placesLeft: 0,
});

export const everyShift: Shift[] = [bridge, pass, bells, oranges];

export const placeIn = (shift: Shift, more: Partial<OwnPlace> = {}): OwnPlace => ({
  shift,
  confirmUntil: null,
  leavableUntil: '2027-08-25T12:00:00.000Z',
  canLeave: true,
  canRequestLeave: false,
  leaveRequestedAt: null,
  hasBegun: false,
  leads: ['Sanjay'],
  others: 4,
  people: ['Bo', 'Cleo'],
  code: null,
  ...more,
});

export const volunteering: OwnSignUps = {
  currentEventName: 'Product 2027',
  timeZone: 'America/New_York',
  timeZoneName: 'Eastern Time',
  now: '2027-03-01T15:00:00.000Z',
  isVolunteer: true,
  showsName: false,
  hasLeftShift: false,
  places: [placeIn(pass)],
  waiting: [],
  led: [],
  rides: [],
};

/** Within the last 72 hours before the shift. */
const late: OwnSignUps = {
  ...volunteering,
  places: [placeIn(pass, { canLeave: false, canRequestLeave: true })],
};
/** The shift was moved. */
const moved: OwnSignUps = {
  ...volunteering,
  places: [placeIn(pass, { confirmUntil: '2027-03-03T15:00:00.000Z' })],
};
const offered: OwnSignUps = {
  ...volunteering,
  waiting: [{ shift: oranges, position: 1, offeredUntil: '2027-03-02T15:00:00.000Z' }],
};

const loadedWith = (own: OwnSignUps): LoadedShifts => ({ own, shifts: everyShift, shared: null });

export const oneShift = loadedWith(volunteering);
export const lateShift = loadedWith(late);
export const movedShift = loadedWith(moved);
export const offeredShift = loadedWith(offered);
export const noVolunteer = loadedWith({ ...volunteering, isVolunteer: false, places: [] });

const waitingFor = (shift: Shift): OwnSignUps['waiting'][number] => ({
  shift,
  position: 2,
  offeredUntil: null,
});

/** How a volunteer stands once a change is saved. */
export const after = (own: OwnSignUps, change: ShiftsChange | null): OwnSignUps => {
  const without = (shiftId: string) => own.places.filter(({ shift }) => shift.id !== shiftId);
  const found = (shiftId: string) => everyShift.find(({ id }) => id === shiftId) ?? pass;
  switch (change?.kind) {
    case 'take':
      return {
        ...own,
        places: [...own.places, placeIn(found(change.shiftId))],
        waiting: own.waiting.filter(({ shift }) => shift.id !== change.shiftId),
      };
    case 'swap':
      return { ...own, places: [...without(change.from), placeIn(found(change.to))] };
    case 'leave':
      return { ...own, places: without(change.shiftId) };
    case 'wait':
      return { ...own, waiting: [waitingFor(found(change.shiftId))] };
    case 'stop':
      return { ...own, waiting: [] };
    case 'confirm':
      return { ...own, places: own.places.map((place) => ({ ...place, confirmUntil: null })) };
    case 'request':
      return {
        ...own,
        places: own.places.map((place) => ({
          ...place,
          canRequestLeave: false,
          leaveRequestedAt: '2027-08-26T15:00:00.000Z',
        })),
      };
    case 'stay':
      return {
        ...own,
        places: own.places.map((place) => ({ ...place, canRequestLeave: true, leaveRequestedAt: null })),
      };
    case 'share':
      return { ...own, places: own.places.map((place) => ({ ...place, code: 'BCDFGHJK' })) };
    case 'show':
      return { ...own, showsName: change.isShown };
    case undefined:
      return own;
  }
};

import type { CalendarDay } from '#machines/calendar.ts';

type Day = 'friday' | 'saturday' | 'sunday' | 'gravelEve' | 'gravelDay';

/** `count` consecutive shifts of the same kind, each `hours` long. */
export type ShiftDraft = {
  jobType: string;
  title: string;
  summary: string;
  location: string;
  day: Day;
  ride: 'signature' | 'gravel' | null;
  from: number;
  hours: number;
  count: number;
  capacity: number;
  minimumAge?: number;
};

export const shiftDays: Readonly<Record<Day, CalendarDay>> = {
  friday: '2027-08-27',
  saturday: '2027-08-28',
  sunday: '2027-08-29',
  gravelEve: '2027-09-24',
  gravelDay: '2027-09-25',
};

const green = 'Founders Green';
const depot = 'Mill Street Depot';
const lake = 'Lake Orrin Boathouse';
const gap = 'Hollin Gap';
const gate = 'Quarry Gate';
const barn = 'Chapel Hill Barn';

const job = (
  jobType: string,
  title: string,
  summary: string,
  places: Pick<ShiftDraft, 'location' | 'day' | 'ride'>,
  times: Pick<ShiftDraft, 'from' | 'hours' | 'count' | 'capacity'> & { minimumAge?: number },
): ShiftDraft => ({ jobType, title, summary, ...places, ...times });

const on = (location: string, day: Day): Pick<ShiftDraft, 'location' | 'day' | 'ride'> => ({
  location,
  day,
  ride: day === 'gravelDay' || day === 'gravelEve' ? 'gravel' : 'signature',
});

const t = (from: number, hours: number, count: number, capacity: number, minimumAge?: number) => ({
  from,
  hours,
  count,
  capacity,
  ...(minimumAge === undefined ? {} : { minimumAge }),
});

const stop = 'Rest stop';
const marshal = 'Course marshal';
const packets = 'Packet pick-up';
const oranges = 'Fill bottles, cut oranges, say the kind word that gets someone over the next hill.';
const corner = 'Stand at a corner with a flag and a whistle, and show riders and drivers the way.';
const pick = 'Find names, hand out numbers and jerseys, and send everyone off in the right direction.';
const aid = 'For nurses, paramedics and physicians: first aid on the course, with a vehicle and a driver.';

/** The seed fills it to the last place, as an example of a full shift. */
export const fullShift = 'Oranges at the Boathouse';

export const shifts: readonly ShiftDraft[] = [
  job(
    'Set-up',
    'Raise the tents',
    'Tents, tables, fences. Bring gloves.',
    on(green, 'friday'),
    t(8, 4, 2, 16),
  ),
  job(packets, 'Rider packets', pick, on(depot, 'friday'), t(12, 4, 2, 12)),
  job(
    'Ceremony',
    'Opening ceremony ushers',
    'Welcome two thousand people and find them a chair.',
    { location: green, day: 'friday', ride: null },
    t(18, 3, 1, 60),
  ),
  job(packets, 'Early packets', pick, on(green, 'saturday'), t(5, 3, 1, 8)),
  job(
    'Parking',
    'Field parking',
    'Wave cars into straight lines in the hay field.',
    on(green, 'saturday'),
    t(5, 3, 2, 10),
  ),
  job(marshal, 'Corners of the Summit Century', corner, on(gap, 'saturday'), t(7, 4, 3, 14)),
  job(stop, 'Rest stop on the pass', oranges, on(gap, 'saturday'), t(8, 4, 2, 12)),
  job(stop, 'Doughnuts in the orchard', oranges, on(barn, 'saturday'), t(8, 3, 3, 8)),
  job('Medical', 'First aid, both passes', aid, on(gap, 'saturday'), t(7, 5, 2, 4, 18)),
  job(
    'Bike check',
    'Mechanics’ tent',
    'Pump, tighten, true. For those who know their way around a bicycle.',
    on(green, 'saturday'),
    t(5, 4, 2, 6, 16),
  ),
  job(
    'Finish line',
    'Medals and cowbells',
    'Hang medals on tired people. The best job there is.',
    on(green, 'saturday'),
    t(11, 4, 2, 14),
  ),
  job(
    'Kitchen',
    'Supper for the riders',
    'Cook, serve and do the dishes at long tables.',
    on(green, 'saturday'),
    t(14, 4, 2, 12),
  ),
  job(stop, fullShift, oranges, on(lake, 'sunday'), t(8, 4, 1, 6)),
  job(stop, 'Rest stop at Bridge Five', oranges, on(lake, 'sunday'), t(9, 3, 2, 8)),
  job(marshal, 'One at a time over the bridges', corner, on(lake, 'sunday'), t(7, 4, 2, 14)),
  job('Medical', 'First aid, lake side', aid, on(lake, 'sunday'), t(7, 6, 1, 4, 18)),
  job(
    'Finish line',
    'Medals at the Boathouse',
    'Hang medals on tired people. The best job there is.',
    on(lake, 'sunday'),
    t(11, 4, 1, 10),
  ),
  job(
    'Clean-up',
    'Leave no trace',
    'Fold, stack, sweep, recycle. Ends with pizza.',
    on(green, 'sunday'),
    t(14, 3, 2, 16),
  ),
  job(
    'Route marking',
    'Arrows on trees',
    'Ride out in pairs by truck and hang arrows along the forest roads.',
    on(gate, 'gravelEve'),
    t(13, 4, 1, 10, 18),
  ),
  job(packets, 'Gravel packets', pick, on(gate, 'gravelEve'), t(15, 3, 1, 12)),
  job(
    'Parking',
    'Parking at the quarry',
    'Wave cars into straight lines on the slate yard.',
    on(gate, 'gravelDay'),
    t(6, 3, 1, 8),
  ),
  job(marshal, 'Forest crossings', corner, on(gate, 'gravelDay'), t(7, 4, 2, 10)),
  job(stop, 'Soup at the saddle', oranges, on(gap, 'gravelDay'), t(9, 4, 1, 8)),
  job('Medical', 'First aid, forest roads', aid, on(gate, 'gravelDay'), t(7, 6, 1, 4, 18)),
  job(
    'Photo',
    'Dust and smiles',
    'Bring your camera; we’ll bring the light and the dust.',
    on(gate, 'gravelDay'),
    t(8, 4, 1, 4),
  ),
  job(
    'Clean-up',
    'Sweep the quarry',
    'Fold, stack, sweep, recycle. Ends with chili.',
    on(gate, 'gravelDay'),
    t(14, 3, 1, 12),
  ),
];

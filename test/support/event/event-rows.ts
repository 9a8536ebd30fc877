import { randomUUID } from 'node:crypto';
import { type CalendarDay, eventZone, instantIn } from '#machines/calendar.ts';
import type { Db } from '#server/platform/database/database.ts';
import { insertRows } from '#test/support/rows.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const ids = {
  event: id(1),
  signature: id(2),
  gravel: id(3),
  sponsor: id(4),
  otherSponsor: id(5),
  /** $150, commits to $2,500, 500 places */
  century: id(10),
  /** $75.50, commits to $1,000, two places */
  loop: id(11),
  /** $100, commits to $1,200, fifty places */
  dirt: id(12),
  /** costs and commits to nothing, fifty places */
  picnic: id(13),
  /** $50, commits to $500, opened by NORTHFELL */
  sponsored: id(14),
  /** $150, commits to $2,500, five places */
  small: id(15),
  orrinCrew: id(20),
  mossRiders: id(21),
  /** morning of 7 August, 14 or older, 500 places */
  water: id(30),
  /** overlaps `water`, 14 or older */
  park: id(31),
  /** another day, 18 or older */
  barrow: id(32),
  /** one place */
  tent: id(33),
} as const;

const route = (
  routeId: string,
  rideId: string,
  name: string,
  money: { fee: number; commitment: number; capacity: number; sponsorId?: string },
) => ({
  id: routeId,
  rideId,
  name,
  summary: `${name} in one line.`,
  distanceMiles: 50.5,
  climbFeet: 3000,
  day: rideId === ids.signature ? ('2027-08-07' as const) : ('2027-08-14' as const),
  startPlace: 'Founders Green',
  startTime: '07:30',
  course: JSON.stringify([
    [-80, 38, 900],
    [-80.1, 38.1, 1000],
  ]),
  position: 1,
  ...money,
});

const shift = (
  shiftId: string,
  title: string,
  {
    day = '2027-08-06',
    from = '07:00',
    to = '11:00',
    ...rest
  }: { day?: CalendarDay; from?: string; to?: string } & { capacity?: number; minimumAge?: number } = {},
) => ({
  id: shiftId,
  eventId: ids.event,
  rideId: null,
  jobType: 'Course',
  title,
  summary: 'Help along the course.',
  location: 'Lake Orrin',
  startsAt: instantIn(eventZone, day, from),
  endsAt: instantIn(eventZone, day, to),
  capacity: 500,
  minimumAge: 14,
  ...rest,
});

export const opensAt = '2026-10-01T04:00:00.000Z';
export const closesAt = '2027-07-20T04:00:00.000Z';

const validity = { startsAt: new Date('2026-10-01'), expiresAt: new Date('2027-07-01'), useLimit: 1000 };
const over = { ...validity, expiresAt: new Date('2027-02-01') };
const oneUse = { ...validity, useLimit: 1 };

/** An event of another year, which is not the current one. */
export const eventRow = (year: number) => ({
  id: randomUUID() as string,
  name: `Product ${year}`,
  year,
  isCurrent: false,
  registrationOpensAt: new Date(`${year - 1}-10-01`),
  registrationClosesAt: new Date(`${year}-07-20`),
  fundraisingDeadline: `${year}-10-01` as CalendarDay,
  startsOn: `${year}-08-07` as CalendarDay,
  endsOn: `${year}-08-14` as CalendarDay,
  place: 'Tamarack Falls',
});

/** The smallest event in which everything can be tried. */
export const seedEvent = async (db: Db): Promise<void> => {
  await insertRows(db, 'event', {
    ...eventRow(2027),
    id: ids.event,
    isCurrent: true,
    registrationOpensAt: new Date(opensAt),
    registrationClosesAt: new Date(closesAt),
  });
  await insertRows(db, 'ride', [
    {
      id: ids.signature,
      eventId: ids.event,
      rideType: 'signature',
      name: 'Ride Weekend',
      startsOn: '2027-08-07',
      lowerRouteDeadline: '2027-06-20',
      withdrawDeadline: '2027-07-20',
      summary: 'Two days.',
    },
    {
      id: ids.gravel,
      eventId: ids.event,
      rideType: 'gravel',
      name: 'Gravel Day',
      startsOn: '2027-08-14',
      lowerRouteDeadline: '2027-06-20',
      withdrawDeadline: '2027-07-20',
      summary: 'Dust.',
    },
  ]);
  await insertRows(db, 'sponsor', [
    { id: ids.sponsor, name: 'Northfell' },
    { id: ids.otherSponsor, name: 'Southfell' },
  ]);
  await insertRows(db, 'route', [
    route(ids.century, ids.signature, 'Century', { fee: 15_000, commitment: 250_000, capacity: 500 }),
    route(ids.small, ids.signature, 'Small', { fee: 15_000, commitment: 250_000, capacity: 5 }),
    route(ids.loop, ids.signature, 'Loop', { fee: 7550, commitment: 100_000, capacity: 2 }),
    route(ids.dirt, ids.gravel, 'Dirt', { fee: 10_000, commitment: 120_000, capacity: 50 }),
    route(ids.picnic, ids.gravel, 'Picnic', { fee: 0, commitment: 0, capacity: 50 }),
    route(ids.sponsored, ids.gravel, 'Sponsored', {
      fee: 5000,
      commitment: 50_000,
      capacity: 50,
      sponsorId: ids.sponsor,
    }),
  ]);
  await insertRows(db, 'peloton', [
    { id: ids.orrinCrew, name: 'Orrin Crew', createdAt: new Date(opensAt) },
    { id: ids.mossRiders, name: 'Moss Riders', createdAt: new Date(opensAt) },
  ]);
  await insertRows(db, 'groupCode', [
    { code: 'ORRIN', pelotonId: ids.orrinCrew, ...validity },
    { code: 'MOSS', pelotonId: ids.mossRiders, ...validity },
    { code: 'ORRINOLD', pelotonId: ids.orrinCrew, ...over },
    { code: 'ORRINONE', pelotonId: ids.orrinCrew, ...oneUse },
  ]);
  await insertRows(db, 'sponsorCode', [
    { code: 'NORTHFELL', sponsorId: ids.sponsor, ...validity },
    { code: 'SOUTHFELL', sponsorId: ids.otherSponsor, ...validity },
    { code: 'NORTHOLD', sponsorId: ids.sponsor, ...over },
    { code: 'NORTHONE', sponsorId: ids.sponsor, ...oneUse },
  ]);
  await insertRows(db, 'discountCode', [
    { code: 'HALF', percentOff: 50, amountOff: null, ...validity },
    { code: 'FREE', percentOff: 100, amountOff: null, ...validity },
    { code: 'FIFTY', percentOff: null, amountOff: 5000, ...validity },
    { code: 'HALFOLD', percentOff: 50, amountOff: null, ...over },
    { code: 'HALFONE', percentOff: 50, amountOff: null, ...oneUse },
  ]);
  await insertRows(db, 'shift', [
    shift(ids.water, 'Water stop'),
    shift(ids.park, 'Parking', { from: '10:30', to: '13:00', capacity: 20 }),
    shift(ids.tent, 'Tent', { day: '2027-08-09', capacity: 1 }),
    shift(ids.barrow, 'Barrow', { day: '2027-08-08', minimumAge: 18, capacity: 20 }),
  ]);
  await insertRows(db, 'waiver', [
    { version: '2026-1', eventId: ids.event, body: 'The old words.', effectiveAt: new Date('2026-01-01') },
    { version: '2027-1', eventId: ids.event, body: 'The words.', effectiveAt: new Date('2026-10-01') },
    { version: '2027-2', eventId: ids.event, body: 'Words to come.', effectiveAt: new Date('2027-07-01') },
  ]);
};

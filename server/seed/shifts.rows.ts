import { eventZone, instantIn } from '#machines/calendar.ts';
import { rideTime } from '#server/event/event.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { currentYear, seasons } from './calendar.ts';
import { demo } from './demo-accounts.ts';
import { rideId } from './event.rows.ts';
import type { Plan } from './participation.plan.ts';
import { randomFor } from './random.ts';
import { type DemoData, eventId, type Row } from './rows.ts';
import { fullShift, type ShiftDraft, shiftDays, shifts } from './shifts.data.ts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const shiftRows = (draft: ShiftDraft, day = shiftDays[draft.day]): Row<'shift'>[] =>
  Array.from({ length: draft.count }, (_, index) => ({
    id: derivedId('shift', draft.title, draft.day, index),
    eventId: eventId(currentYear),
    rideId: draft.ride === null ? null : rideId(currentYear, draft.ride),
    jobType: draft.jobType,
    title: draft.title,
    summary: draft.summary,
    location: draft.location,
    startsAt: instantIn(eventZone, day, clock(draft.from + index * draft.hours)),
    endsAt: instantIn(eventZone, day, clock(draft.from + (index + 1) * draft.hours)),
    capacity: draft.capacity,
    leadPersonId: null,
    minimumAge: draft.minimumAge ?? 14,
  }));

type Span = { startsAt: Date; endsAt: Date };

const isApart = (a: Span, b: Span): boolean => a.endsAt <= b.startsAt || b.endsAt <= a.startsAt;

/** A second lead for each shift that the demo volunteer leads. */
const addSecondLeads = (data: DemoData, volunteers: readonly Plan[]): void => {
  const random = randomFor('second leads');
  const first = data.person[demo.volunteer]?.id;
  for (const { id: shiftId, leadPersonId } of data.shift) {
    if (leadPersonId !== first) continue;
    const personId = data.person[random.pick(volunteers).person]?.id;
    if (personId !== undefined) data.shiftLead.push({ shiftId, personId });
  }
};

/** This year's shifts; the demo volunteer leads three, other leads come from the volunteers. */
export const addShifts = (data: DemoData, plans: readonly Plan[]): void => {
  const random = randomFor('shift leads');
  const volunteers = plans.filter(
    ({ year, volunteer, person }) => year === currentYear && volunteer && person !== demo.volunteer,
  );
  const led = [fullShift, 'Rest stop on the pass'];
  data.shift.push(
    ...shifts
      .flatMap((draft) => shiftRows(draft))
      .map((shift) => {
        const lead = led.includes(shift.title)
          ? demo.volunteer
          : random.chance(0.6)
            ? random.pick(volunteers).person
            : null;
        return { ...shift, leadPersonId: lead === null ? null : (data.person[lead]?.id ?? null) };
      }),
  );
  addSecondLeads(data, volunteers);
};

/** The times of the registration's rides: a rider has no shift at the same time. */
const ridesOf = (data: DemoData, registrationId: string): Span[] =>
  data.routePlace
    .filter((place) => place.registrationId === registrationId)
    .flatMap(({ routeId }) => data.route.filter(({ id }) => id === routeId))
    .map((route) => rideTime({ days: 1, ...route }));

/** One to three shifts that don't overlap for each volunteer; the first volunteers fill the full shift. */
export const addShiftPlaces = (data: DemoData, volunteers: readonly { registrationId: string }[]): void => {
  const random = randomFor('shift places');
  const taken = new Map<string, number>();
  for (const { registrationId } of volunteers) {
    const own: Row<'shift'>[] = [];
    const rides = ridesOf(data, registrationId);
    const wanted = random.whole(1, 3);
    const full = data.shift.filter(({ title }) => title === fullShift);
    for (const shift of [...full, ...random.shuffled(data.shift)]) {
      const places = taken.get(shift.id) ?? 0;
      const isGood =
        shift.minimumAge === 14 &&
        places < shift.capacity &&
        [...own, ...rides].every((each) => isApart(each, shift));
      if (own.length >= wanted || !isGood) continue;
      own.push(shift);
      taken.set(shift.id, places + 1);
      data.shiftPlace.push({ shiftId: shift.id, registrationId, heldUntil: null });
    }
  }
};

/** For each earlier year one shift of some kinds, all on its Saturday, and two of them for each volunteer. */
export const addEarlierShifts = (data: DemoData, plans: readonly Plan[]): void => {
  for (const { year, saturday } of seasons.filter((season) => season.year !== currentYear)) {
    const random = randomFor(`earlier shifts ${year}`);
    const kinds = shifts.filter(({ day }) => day === 'saturday').slice(0, 6);
    const drafted = kinds.flatMap((draft) =>
      shiftRows({ ...draft, count: 1 }, saturday).map((shift) => ({
        ...shift,
        id: derivedId('shift', year, draft.title),
        eventId: eventId(year),
        rideId: draft.ride === null ? null : rideId(year, draft.ride),
        capacity: 60,
      })),
    );
    data.shift.push(...drafted);
    for (const plan of plans.filter((each) => each.year === year && each.volunteer)) {
      const person = data.person[plan.person];
      if (person === undefined) continue;
      const registrationId = derivedId('registration', year, person.id);
      const own: Row<'shift'>[] = [];
      const rides = ridesOf(data, registrationId);
      for (const shift of random.shuffled(drafted)) {
        if (own.length === 2 || [...own, ...rides].some((each) => !isApart(each, shift))) continue;
        own.push(shift);
        data.shiftPlace.push({ shiftId: shift.id, registrationId, heldUntil: null });
      }
    }
  }
};

import { randomUUID } from 'node:crypto';
import { type CalendarDay, eventZone, instantIn } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Db } from '#server/platform/database/database.ts';
import { againWhileBusy } from '#test/support/again-while-busy.ts';
import type { TestAnswer, TestApi } from '#test/support/api.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';
import { ids } from './event-rows.ts';
import { type Person, personOf, personRow, register } from './people.ts';
export type SignUps = Schemas['OwnSignUps'];

/** People who are registered as volunteers and have no shift, put there directly: walking takes them long. */
export const volunteers = async (
  db: Db,
  count: number,
  more: { firstName?: string; birthDate?: CalendarDay } = {},
): Promise<Person[]> => {
  const rows = Array.from({ length: count }, () => ({
    ...personRow(randomUUID()),
    birthDate: '1990-05-17' as const,
    ...more,
  }));
  await insertRows(db, 'person', rows);
  const people = rows.map(personOf);
  await register(db, people, { kind: 'Volunteer' });
  return people;
};

export const volunteer = async (...[db, more]: [Db, Parameters<typeof volunteers>[2]?]): Promise<Person> => {
  const [person] = await volunteers(db, 1, more);
  if (person === undefined) throw new Error('Nobody was registered.');
  return person;
};

type ShiftTimes = { day?: CalendarDay; from?: string; to?: string; capacity?: number; title?: string };

/** A shift of a day, by the event's clocks; resolves with its id. */
export const newShift = async (
  db: Db,
  { day = '2027-08-20', from = '08:00', to = '12:00', capacity = 5, title = 'Flags' }: ShiftTimes = {},
): Promise<string> => {
  const id = randomUUID();
  await insertRows(db, 'shift', {
    id,
    eventId: ids.event,
    jobType: 'Course',
    title,
    summary: 'Stand at a corner with a flag.',
    location: 'Hollin Gap',
    startsAt: instantIn(eventZone, day, from),
    endsAt: instantIn(eventZone, day, to),
    capacity,
    minimumAge: 14,
  });
  return id;
};

/** Puts a person who rides the Century into its ride, beside what they are. */
export const rideToo = async (db: Db, { personId }: Person, routeId: string = ids.century): Promise<void> => {
  const { id: registrationId } = await rowsOf(db, 'registration', { personId }).readOne('id');
  await insertRows(db, 'routePlace', { id: randomUUID(), routeId, registrationId, rideType: 'signature' });
};

/** The requests of volunteers. */
export const shiftCalls = (api: TestApi) => {
  const ask = <Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, as: Person, body?: object) =>
    againWhileBusy(() => api.send<Body>(method, path, { as, ...(body === undefined ? {} : { body }) }));
  const send = (...[method, path, as, body]: Parameters<typeof ask>) =>
    ask<SignUps>(method, `/user/volunteer/${path}`, as, body);
  return {
    own: async (as: Person): Promise<SignUps> =>
      (await api.send<SignUps>('GET', '/user/volunteer/sign-ups', { as })).body,
    take: (as: Person, shiftId: string) => send('POST', 'shift', as, { shiftId }),
    swap: (as: Person, from: string, to: string) => send('PUT', 'shift', as, { from, to }),
    leave: (as: Person, shiftId: string) => send('DELETE', `shift?shiftId=${shiftId}`, as),
    wait: (as: Person, shiftId: string) => send('POST', 'shift/waiting', as, { shiftId }),
    stopWaiting: (as: Person, shiftId: string) => send('DELETE', `shift/waiting?shiftId=${shiftId}`, as),
    confirm: (as: Person, shiftId: string) => send('POST', 'shift/confirmation', as, { shiftId }),
    share: (as: Person, shiftId: string) => send('POST', 'shift/code', as, { shiftId }),
    /** Ends their part as a volunteer. */
    quit: (as: Person) =>
      ask<unknown>('POST', '/registration/cancel-type', as, { type: 'Volunteer', rideType: null }),
    show: (as: Person, isShown: boolean) => send('PUT', 'visibility', as, { isShown }),
  };
};

/** The number of answers with each result. */
export const tally = (answers: readonly TestAnswer<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const code = status < 400 ? '' : ` ${(body as { code?: string }).code}`;
    counts[`${status}${code}`] = (counts[`${status}${code}`] ?? 0) + 1;
  }
  return counts;
};

import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { TestAnswer, TestApi } from '#test/support/api.ts';
import { rowsOf } from '#test/support/rows.ts';
import { ids } from './event-rows.ts';
import { newPeloton, newPerson, type Person, publicId, takePart } from './people.ts';

/** A participant of this year's event. */
export const participant = async (db: Db): Promise<Person> => {
  const person = await newPerson(db);
  await takePart(db, person);
  return person;
};

export type Crew = { id: string; captain: Person; admin: Person; member: Person };

/** A peloton with captain, admin and one member, each of whom takes part. */
export const crew = async (db: Db): Promise<Crew> => {
  const [captain, admin, member] = [await participant(db), await participant(db), await participant(db)];
  const id = await newPeloton(db, [
    { person: captain, role: 'captain' },
    { person: admin, role: 'admin' },
    { person: member, role: 'member' },
  ]);
  return { id, captain, admin, member };
};

/** Actions with a peloton over the API; each call has its own key. */
export const pelotonCalls = (api: TestApi, id: string) => ({
  state: (as: Person) => api.send<Record<string, unknown>>('GET', `/peloton/${id}/join`, { as }),
  ask: (as: Person, message: string | null = null) =>
    api.send<Record<string, unknown>>('POST', `/peloton/${id}/join`, { as, body: { message } }),
  withdraw: (as: Person) => api.send('DELETE', `/peloton/${id}/join`, { as }),
  requests: (as: Person) =>
    api.send<{ publicId: string; message: string | null }[]>('GET', `/peloton/${id}/requests`, { as }),
  approve: (as: Person, ...people: Person[]) =>
    api.send<Record<string, unknown>>('POST', `/peloton/${id}/approve`, {
      as,
      body: { userIds: people.map(publicId) },
    }),
  reject: (as: Person, person: Person) =>
    api.send('POST', `/peloton/${id}/reject/${publicId(person)}`, { as }),
  add: (as: Person, person: Person) => api.send('POST', `/peloton/${id}/add/${publicId(person)}`, { as }),
  preview: (as: Person, person: Person) =>
    api.send<Record<string, unknown>>('GET', `/peloton/${id}/member/${publicId(person)}`, { as }),
  remove: (as: Person, person: Person) =>
    api.send('DELETE', `/peloton/${id}/member/${publicId(person)}`, { as }),
  makeAdmin: (as: Person, person: Person) =>
    api.send('PUT', `/peloton/${id}/admin/${publicId(person)}`, { as }),
  unmakeAdmin: (as: Person, person: Person) =>
    api.send('DELETE', `/peloton/${id}/admin/${publicId(person)}`, { as }),
  offerOf: (as: Person) => api.send<{ offer: unknown }>('GET', `/peloton/${id}/captain`, { as }),
  offer: (as: Person, person: Person) =>
    api.send('POST', `/peloton/${id}/captain/${publicId(person)}`, { as }),
  accept: (as: Person) => api.send('PUT', `/peloton/${id}/captain/${publicId(as)}`, { as }),
  endOffer: (as: Person, person: Person) =>
    api.send('DELETE', `/peloton/${id}/captain/${publicId(person)}`, { as }),
});

/** A status with the problem's code, such as `409 request-decided`; the status alone where it went through. */
export const said = ({ status, body }: Pick<TestAnswer<unknown>, 'status' | 'body'>): string => {
  const code = typeof body === 'object' && body !== null && 'code' in body ? ` ${String(body.code)}` : '';
  return status < 400 ? String(status) : `${status}${code}`;
};

/** The members of the peloton by role, in the order of the ids. */
export const rolesIn = async (db: Db, pelotonId: string): Promise<Record<string, string>> => {
  const rows = await rowsOf(db, 'pelotonMember', { pelotonId, eventId: ids.event }, 'personId').read(
    'personId',
    'role',
  );
  return Object.fromEntries(rows.map(({ personId, role }) => [personId, role]));
};

/** Violations of the rules of memberships, over all pelotons of the event; a test expects none. */
export const brokenRules = async (db: Db): Promise<unknown[]> => {
  const { rows } = await sql`
    select 'captains' as rule, peloton_id::text as id, count(*) filter (where role = 'captain')::int as found
    from peloton_member where event_id = ${ids.event} group by peloton_id having count(*) filter (where role = 'captain') <> 1
    union all
    select 'memberships', person_id::text, count(*)::int from peloton_member where event_id = ${ids.event}
    group by person_id having count(*) > 1
    union all
    select 'member asks', request.person_id::text, 1 from peloton_request request
    join peloton_member member using (event_id, person_id)
    where request.event_id = ${ids.event} and request.state = 'open'
    union all
    select 'requests', person_id::text, count(*)::int from peloton_request
    where event_id = ${ids.event} and state = 'open' group by person_id having count(*) > 1
    union all
    select 'closed account', person.id::text, 1 from person
    where closed_at is not null and (
      exists (select from peloton_member where person_id = person.id and event_id = ${ids.event})
      or exists (select from peloton_request where person_id = person.id and state = 'open')
      or exists (
        select from captaincy_offer offer where offer.state = 'open' and person.id in (offer.captain_id, offer.offered_to)
      )
    )
  `.execute(db);
  return rows;
};

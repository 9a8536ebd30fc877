import { type RawBuilder, sql } from 'kysely';
import { decisiveIntent } from '#server/charging/charging.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { awaitedPlaces } from '#server/waiting-list/waiting-list.ts';
import { purposeName } from './registration.fee-purpose.ts';
import { kinds } from './registration.rules.ts';
import type {
  CurrentEvent,
  FeeIntent,
  HeldDiscount,
  Registered,
  Registrant,
  RegistrationAggregate,
  RideType,
  RoutePlace,
  ShiftPlace,
  Signature,
  Step,
} from './registration.types.ts';

/** Times inside JSON arrive as text. */
type Json<Row> = { [Key in keyof Row]: Date extends Row[Key] ? Exclude<Row[Key], Date> | string : Row[Key] };

type Taking = { kind: 'Rider' | 'Challenger' | 'Volunteer'; rideType: RideType | null; commitment: number };

/** The kinds of these participations, and the sum of their commitments in cents. */
export const registeredOf = (taking: readonly Taking[]): Registered => ({
  choice: {
    challenger: taking.some(({ kind }) => kind === 'Challenger'),
    volunteer: taking.some(({ kind }) => kind === 'Volunteer'),
    signature: taking.some(({ rideType }) => rideType === 'signature'),
    gravel: taking.some(({ rideType }) => rideType === 'gravel'),
  },
  committed: taking.reduce((sum, { commitment }) => sum + commitment, 0),
});

type Row = Pick<
  RegistrationAggregate,
  'id' | 'state' | 'version' | 'answers' | 'waiverVersion' | 'paymentMethod'
> & {
  savedSteps: Step[];
  wantsChallenger: boolean;
  wantsSignature: boolean;
  wantsGravel: boolean;
  wantsVolunteer: boolean;
  event: Json<CurrentEvent>;
  person: Registrant;
  registered: Taking[] | null;
  places: Json<RoutePlace>[] | null;
  shifts: Json<ShiftPlace>[] | null;
  discount: Json<HeldDiscount> | null;
  signature: Json<Signature> | null;
  intent: Json<FeeIntent> | null;
};

const time = (text: string): Date => new Date(text);
const maybeTime = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A place is taken while it is confirmed (null) or held. */
const isTaken = (heldUntil: RawBuilder<unknown>, now: Date) =>
  sql`(${heldUntil} is null or ${heldUntil} > ${now})`;

/** Group codes are used outside registrations, too. */
const entriesByOthers = (code: string) => sql`(
  select count(*) from group_code_entry entry where entry.code = ${sql.ref(code)}.code and entry.person_id <> r.person_id)`;

const usedUp = (kind: string, code: string, limit: string, now: Date) => sql`(
  ${sql.ref(code)}.held_until <= ${now} and ${sql.ref(limit)} <= ${kind === 'group' ? entriesByOthers(code) : sql`0`} + (
    select count(distinct other.registration_id) from code_use other
    where other.kind = ${sql.lit(kind)} and other.code = ${sql.ref(code)}.code and other.registration_id <> r.id
      and ${isTaken(sql`other.held_until`, now)}))`;

const places = (now: Date) => sql`(
  select json_agg(json_build_object(
    'rideType', pl.ride_type, 'rideId', ride.id, 'rideName', ride.name, 'routeId', route.id,
    'routeName', route.name, 'distanceMiles', route.distance_miles, 'day', route.day,
    'startPlace', route.start_place, 'startTime', route.start_time, 'fee', route.fee,
    'commitment', route.commitment, 'groupCode', g.code, 'pelotonId', peloton.id,
    'pelotonName', peloton.name, 'sponsorCode', s.code, 'heldUntil', pl.held_until,
    'gone', case
      when pl.held_until <= ${now} and route.capacity <= (
        select count(*) from route_place other where other.route_id = route.id and other.id <> pl.id
          and ${isTaken(sql`other.held_until`, now)}) + ${awaitedPlaces('route', sql`route.id`, now)} then 'route-full'
      when ${usedUp('group', 'g', 'gc.use_limit', now)} then 'group-code-used-up'
      when ${usedUp('sponsor', 's', 'sc.use_limit', now)} then 'sponsor-code-used-up'
    end
  ) order by pl.ride_type desc)
  from route_place pl
  join route on route.id = pl.route_id
  join ride on ride.id = route.ride_id
  left join code_use g on g.registration_id = r.id and g.kind = 'group' and g.scope = pl.ride_type
  left join group_code gc on gc.code = g.code
  left join peloton on peloton.id = gc.peloton_id
  left join code_use s on s.registration_id = r.id and s.kind = 'sponsor' and s.scope = pl.ride_type
  left join sponsor_code sc on sc.code = s.code
  where pl.registration_id = r.id)`;

const shifts = (now: Date) => sql`(
  select json_agg(json_build_object(
    'shiftId', shift.id, 'title', shift.title, 'location', shift.location,
    'startsAt', shift.starts_at, 'endsAt', shift.ends_at, 'minimumAge', shift.minimum_age,
    'heldUntil', sp.held_until,
    'gone', case
      when sp.held_until <= ${now} and shift.capacity <= (
        select count(*) from shift_place other where other.shift_id = shift.id and other.registration_id <> r.id
          and ${isTaken(sql`other.held_until`, now)}
      ) + ${awaitedPlaces('shift', sql.ref('shift.id'), now)} then 'shift-full'
    end
  ) order by shift.starts_at, shift.id)
  from shift_place sp join shift on shift.id = sp.shift_id
  where sp.registration_id = r.id)`;

const discount = (now: Date) => sql`(
  select json_build_object('code', d.code, 'percentOff', dc.percent_off, 'amountOff', dc.amount_off,
    'heldUntil', d.held_until,
    'gone', case when ${usedUp('discount', 'd', 'dc.use_limit', now)} then 'discount-code-used-up' end)
  from code_use d join discount_code dc on dc.code = d.code
  where d.registration_id = r.id and d.kind = 'discount')`;

const registered = sql`(
  select json_agg(json_build_object('kind', kind, 'rideType', ride_type, 'commitment', commitment))
  from participation where person_id = r.person_id and event_id = r.event_id and state = 'registered'
    and registration_id <> r.id)`;

const person = sql`json_build_object(
  'id', person.id, 'publicId', person.public_id, 'firstName', person.first_name, 'lastName', person.last_name,
  'emailAddress', person.email_address, 'phone', person.phone, 'birthDate', person.birth_date,
  'gender', person.gender, 'address', person.address, 'city', person.city, 'state', person.state,
  'postalCode', person.postal_code, 'country', person.country,
  'emergencyContactName', person.emergency_contact_name,
  'emergencyContactPhone', person.emergency_contact_phone, 'tShirtSize', person.t_shirt_size,
  'jerseySize', person.jersey_size, 'employerName', person.employer_name,
  'blockRegistration', person.block_registration)`;

const event = sql`json_build_object(
  'id', event.id, 'name', event.name, 'year', event.year, 'place', event.place,
  'registrationOpensAt', event.registration_opens_at, 'registrationClosesAt', event.registration_closes_at,
  'fundraisingDeadline', event.fundraising_deadline, 'startsOn', event.starts_on)`;

const signature = sql`(
  select json_build_object('waiverVersion', waiver_version, 'signedName', signed_name,
    'guardianName', guardian_name, 'signedAt', signed_at)
  from waiver_signature where registration_id = r.id)`;

const intent = decisiveIntent(purposeName, sql`r.id`);

const paymentMethod = sql`(
  select json_build_object('type', type, 'brand', brand, 'last4', last4,
    'expirationMonth', expiration_month, 'expirationYear', expiration_year)
  from saved_payment_method where person_id = r.person_id and is_default)`;

const waiverVersion = (now: Date) => sql`(
  select version from waiver where event_id = r.event_id and effective_at <= ${now}
  order by effective_at desc limit 1)`;

const aggregateOf = (row: Row): RegistrationAggregate => {
  const { wantsChallenger, wantsSignature, wantsGravel, wantsVolunteer, ...rest } = row;
  return {
    ...rest,
    choice: {
      challenger: wantsChallenger,
      signature: wantsSignature,
      gravel: wantsGravel,
      volunteer: wantsVolunteer,
    },
    event: {
      ...row.event,
      registrationOpensAt: time(row.event.registrationOpensAt),
      registrationClosesAt: time(row.event.registrationClosesAt),
    },
    registered: registeredOf(row.registered ?? []),
    places: (row.places ?? []).map((place) => ({ ...place, heldUntil: maybeTime(place.heldUntil) })),
    shifts: (row.shifts ?? []).map((shift) => ({
      ...shift,
      startsAt: time(shift.startsAt),
      endsAt: time(shift.endsAt),
      heldUntil: maybeTime(shift.heldUntil),
    })),
    discount: row.discount && { ...row.discount, heldUntil: maybeTime(row.discount.heldUntil) },
    signature: row.signature && { ...row.signature, signedAt: time(row.signature.signedAt) },
    intent: row.intent && {
      ...row.intent,
      createdAt: time(row.intent.createdAt),
      updatedAt: time(row.intent.updatedAt),
    },
  };
};

const read = async (
  db: Db | Trx,
  now: Date,
  which: RawBuilder<unknown>,
): Promise<RegistrationAggregate | null> => {
  const { rows } = await sql<Row>`
    select r.id, r.state, r.version, r.answers, r.saved_steps,
      ${sql.join(kinds.map((kind) => sql.ref(`r.wants${kind.charAt(0).toUpperCase()}${kind.slice(1)}`)))},
      ${event} as event, ${person} as person, ${registered} as registered, ${places(now)} as places,
      ${shifts(now)} as shifts, ${discount(now)} as discount, ${signature} as signature, ${intent} as intent,
      ${paymentMethod} as payment_method, ${waiverVersion(now)} as waiver_version
    from registration r
    join event on event.id = r.event_id
    join person on person.id = r.person_id
    where ${which}`.execute(db);
  return rows[0] ? aggregateOf(rows[0]) : null;
};

/** The person's registration in progress for the current event. */
export const openAggregate = (
  db: Db | Trx,
  personId: string,
  now: Date,
): Promise<RegistrationAggregate | null> =>
  read(db, now, sql`r.person_id = ${personId} and r.state = 'in-progress' and event.is_current`);

export const aggregateById = (db: Db | Trx, id: string, now: Date): Promise<RegistrationAggregate | null> =>
  read(db, now, sql`r.id = ${id}`);

/** What the person is registered for in the event. */
export const registeredChoice = async (
  db: Db | Trx,
  personId: string,
  eventId: string,
): Promise<Registered> =>
  registeredOf(
    await db
      .selectFrom('participation')
      .select(['kind', 'rideType', 'commitment'])
      .where('personId', '=', personId)
      .where('eventId', '=', eventId)
      .where('state', '=', 'registered')
      .execute(),
  );

import { readFileSync } from 'node:fs';
import { paragraphsOf } from '#machines/story/story.ts';
import { type ImageKind, namesOf, widthsOf } from '#server/image/image.ts';
import type { LogKind } from '#server/peloton/peloton.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { currentYear, daysAfter, earlier, seasonOf, seasons, today, type Year } from './calendar.ts';
import { demo } from './demo-accounts.ts';
import type { Plan } from './participation.plan.ts';
import { pelotons } from './pelotons.data.ts';
import { randomFor } from './random.ts';
import { type DemoData, eventId, type Row } from './rows.ts';

export const pelotonId = (name: string): string => derivedId('peloton', name);

type Member = Row<'pelotonMember'>;

const addMember = (
  data: DemoData,
  { person, year, at }: Plan,
  pelotonName: string,
  role: Member['role'],
): void => {
  const row = data.person[person];
  if (!row) return;
  const joinedAt = earlier(daysAfter(at, 1), today);
  data.pelotonMember.push({
    pelotonId: pelotonId(pelotonName),
    eventId: eventId(year),
    personId: row.id,
    role,
    joinedAt,
    leadsSince: role === 'member' ? null : joinedAt,
  });
};

const addRequest = (data: DemoData, { person, year }: Plan, pelotonName: string, order: number): void => {
  const row = data.person[person];
  if (!row) return;
  data.pelotonRequest.push({
    id: derivedId('peloton-request', year, pelotonName, row.id),
    pelotonId: pelotonId(pelotonName),
    eventId: eventId(year),
    personId: row.id,
    message: requestMessages[order % requestMessages.length] ?? null,
    state: 'open',
    askedAt: daysAfter(today, -1 - order),
    decidedAt: null,
    decidedBy: null,
  });
};

/** The pelotons of the demo accounts; the volunteer has none. */
const fixedMemberships: ReadonlyMap<number, string | null> = new Map([
  [demo.rider, 'Hollin Valley Wheelers'],
  [demo.challenger, 'Team Ruth'],
  [demo.volunteer, null],
  [demo.captain, 'Hollin Valley Wheelers'],
]);

const requestMessages = [
  'I ride the same route, and we talked at the training ride in March.',
  null,
  'My sister rides with you. I would love to join her this year.',
];

const roleAt = (order: number): Member['role'] => {
  if (order === 0) return 'captain';
  return order <= 1 ? 'admin' : 'member';
};

const fillYear = (data: DemoData, plans: readonly Plan[], year: Year): void => {
  const random = randomFor(`pelotons ${year}`);
  const free = random.shuffled(plans.filter(({ person }) => !fixedMemberships.has(person)));
  for (const [index, { name, since, size }] of pelotons.entries()) {
    if (since > year) continue;
    const members = free.splice(0, year === currentYear ? size : Math.ceil(size / 2));
    const known = plans.filter(({ person }) => fixedMemberships.get(person) === name);
    const leader = known.filter(({ person }) => person === demo.captain);
    const others = known.filter(({ person }) => person !== demo.captain);
    for (const [order, plan] of [...leader, ...members, ...others].entries()) {
      addMember(data, plan, name, roleAt(order));
    }
    // Some requests wait for an answer: three in the demo captain's peloton.
    const waiting = year === currentYear && index % 3 === 0 ? free.splice(0, index === 0 ? 3 : 1) : [];
    for (const [order, plan] of waiting.entries()) addRequest(data, plan, name, order);
  }
};

/** A dozen pelotons, and their members in each of the years. */
export const addPelotons = (data: DemoData, plans: readonly Plan[]): void => {
  for (const peloton of pelotons) {
    data.peloton.push({
      id: pelotonId(peloton.name),
      name: peloton.name,
      level: peloton.isSuper ? 'super' : 'peloton',
      parentId: peloton.parent === undefined ? null : pelotonId(peloton.parent),
      story: paragraphsOf(peloton.story),
      acceptingNewMembers: peloton.acceptingNewMembers,
      displayDonations: peloton.displayDonations,
      yearsActive: seasons.map(({ year }) => year).filter((year) => year >= peloton.since),
      createdAt: seasonOf(peloton.since).opens,
    });
  }
  for (const { year } of seasons) {
    fillYear(
      data,
      plans.filter((plan) => plan.year === year),
      year,
    );
  }
};

type Entry = Omit<Row<'pelotonLog'>, 'id' | 'postedIn'>;

const entry = (member: Member, kind: LogKind, actorId: string, happenedAt: Date): Entry => ({
  pelotonId: member.pelotonId,
  eventId: member.eventId,
  kind,
  actorId,
  personId: member.personId,
  details: {},
  happenedAt,
});

/** This year's logbooks: the captain admitted everybody, and appointed the admin. The database numbers the entries. */
export const addLogbooks = (data: DemoData): void => {
  const members = data.pelotonMember.filter((member) => member.eventId === eventId(currentYear));
  const captains = new Map(
    members.filter(({ role }) => role === 'captain').map((captain) => [captain.pelotonId, captain.personId]),
  );
  const entries = members.flatMap((member): Entry[] => {
    const captain = captains.get(member.pelotonId);
    if (captain === undefined || member.role === 'captain') return [];
    const approved = entry(member, 'approved', captain, member.joinedAt);
    if (member.role === 'member') return [approved];
    return [approved, entry(member, 'admin-made', captain, earlier(daysAfter(member.joinedAt, 1), today))];
  });
  data.pelotonLog.push(
    ...entries.toSorted((one, other) => one.happenedAt.getTime() - other.happenedAt.getTime()),
  );
};

/** The project's own pictures of the valley's land: no person or place in them is real. */
const folder = new URL('./photographs/', import.meta.url);

type Owner = { personId: string | null; pelotonId: string | null };

/** Stores a photograph in every size, as an upload does. Returns the address for its page. */
const store = (data: DemoData, owner: Owner, kind: ImageKind, name: string): string => {
  const id = derivedId('image', name);
  const renditions = widthsOf[kind].map((width) => ({
    width,
    bytes: readFileSync(new URL(`${name}-${width}.webp`, folder)),
  }));
  const files = namesOf(id, renditions);
  const address = `/${files.at(-1)}`;
  data.image.push({ id, ...owner, kind, address, files, keepUntil: today, createdAt: today });
  for (const [index, { bytes }] of renditions.entries())
    data.storedFile.push({ name: files[index] ?? '', body: bytes, storedAt: today });
  return address;
};

/** The rider and the captain's peloton have pictures; everybody else has a placeholder. */
export const addPhotographs = (data: DemoData): void => {
  const rider = data.person[demo.rider];
  const peloton = data.peloton.find(({ id }) => id === pelotonId('Hollin Valley Wheelers'));
  if (rider === undefined || peloton === undefined)
    throw new RangeError('The demo has no rider or no peloton');
  const ofRider = { personId: rider.id, pelotonId: null };
  rider.profileImageUrl = store(data, ofRider, 'profile', 'rider-at-dawn');
  rider.coverImageUrl = store(data, ofRider, 'cover', 'lake-at-dawn');
  const ofPeloton = { personId: null, pelotonId: peloton.id };
  peloton.profileImageUrl = store(data, ofPeloton, 'profile', 'three-riders');
  peloton.coverImageUrl = store(data, ofPeloton, 'cover', 'lake-in-june');
};

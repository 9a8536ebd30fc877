import { type CalendarDay, dayOfMonth } from '#machines/calendar.ts';
import { paragraphsOf } from '#machines/story/story.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { currentYear, daysAfter, seasonOf, timeBetween, today } from './calendar.ts';
import { demo, demoAccounts } from './demo-accounts.ts';
import { personId, slugOf } from './demo-ids.ts';
import { employers, nameGroups, streets, towns } from './names.data.ts';
import { type Random, randomFor } from './random.ts';
import type { Row } from './rows.ts';
import { cancers, relations, stories } from './stories.data.ts';

export const peopleCount = 200;

/** The two who are under age and ride with a guardian. */
export const minors: ReadonlyMap<number, CalendarDay> = new Map([
  [6, '2011-05-14'],
  [7, '2010-02-03'],
]);

const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;

type Name = { firstName: string; lastName: string };

const drawName = (random: Random): Name => {
  const group = random.pick(nameGroups);
  // One in six comes from a marriage or a move between groups.
  const other = random.chance(1 / 6) ? random.pick(nameGroups) : group;
  return { firstName: random.pick(group.first), lastName: random.pick(other.last) };
};

const allNames = (): Name[] => {
  const random = randomFor('names');
  const names: Name[] = demoAccounts.map(({ firstName, lastName }) => ({ firstName, lastName }));
  const taken = new Set(names.map(slugOf));
  while (names.length < peopleCount) {
    const name = drawName(random);
    if (taken.has(slugOf(name))) continue;
    taken.add(slugOf(name));
    names.push(name);
  }
  return names;
};

const storyFor = (random: Random): string => {
  const what = random.pick(cancers);
  return random
    .pick(stories)
    .replaceAll('{who}', random.pick(relations))
    .replaceAll('{what}', what)
    .replaceAll('{What}', what.charAt(0).toUpperCase() + what.slice(1));
};

const birthDateOf = (random: Random, index: number): CalendarDay => {
  const known = demoAccounts[index]?.birthDate ?? minors.get(index);
  const year =
    currentYear -
    random.weighted([
      [random.whole(20, 34), 3],
      [random.whole(35, 54), 5],
      [random.whole(55, 74), 3],
    ]);
  const [month, day] = [random.whole(1, 12), random.whole(1, 28)];
  return known ?? dayOfMonth(year, month, day);
};

// 555-0100 to 555-0199 belong to nobody.
const phone = (index: number) => `+130455501${String(index % 100).padStart(2, '0')}`;

const personRow = (name: Name, index: number): Row<'person'> => {
  const random = randomFor(`person ${index}`);
  const account = demoAccounts[index];
  const slug = slugOf(name);
  const birthDate = birthDateOf(random, index);
  const isSurvivor = random.weighted<boolean | null>([
    [null, 8],
    [true, 1],
    [false, 4],
  ]);
  const isAdult = !minors.has(index);
  const opens = seasonOf(2025).opens;
  const isNew = index === demo.newcomer;
  const size = isNew ? null : random.pick(sizes);
  return {
    id: personId(slug),
    publicId: slug,
    oid: derivedId('oid', slug),
    emailAddress: account?.email ?? `${slug.replaceAll('-', '.')}@example.org`,
    loginType: account
      ? 'Email'
      : random.weighted([
          ['Email', 6],
          ['Google', 3],
          ['Facebook', 1],
        ]),
    ...name,
    gender: account?.gender ?? null,
    birthDate: isNew ? null : birthDate,
    phone: isNew ? null : phone(index),
    address: isNew ? null : `${random.whole(2, 480)} ${random.pick(streets)}`,
    city: isNew ? null : random.pick(towns),
    state: isNew ? null : 'WV',
    postalCode: isNew ? null : `262${String(random.whole(10, 99))}`,
    country: isNew ? null : 'US',
    emergencyContactName: isNew ? null : `${drawName(random).firstName} ${name.lastName}`,
    emergencyContactPhone: isNew ? null : phone(index + 37),
    employerName: isAdult && random.chance(0.5) ? random.pick(employers) : null,
    isCancerSurvivor: isSurvivor,
    cancerType: isSurvivor ? random.pick(cancers) : null,
    jerseySize: size,
    tShirtSize: size,
    instagramHandle: random.chance(0.12) ? slug.replaceAll('-', '.') : null,
    story: paragraphsOf((account ? account.story : random.chance(0.35) ? storyFor(random) : null) ?? ''),
    tags: random.chance(0.08) ? [random.pick(['Route tester', 'Bake-sale champion', 'Bike bus'])] : [],
    isDonorListVisible: random.chance(0.85),
    isAchievementsInvisible: random.chance(0.08),
    cmsPreview: account?.cmsPreview ?? false,
    termsAcceptedAt: isNew ? null : opens,
    onboardingCompletedAt: isNew ? null : opens,
    createdAt: isNew ? daysAfter(today, -1) : timeBetween(random, daysAfter(opens, -90), opens),
  };
};

/** 200 people; the first are the demo accounts. */
export const peopleRows = (): Row<'person'>[] => allNames().map(personRow);

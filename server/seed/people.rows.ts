import { type CalendarDay, dayOfMonth } from '#machines/calendar.ts';
import { paragraphsOf } from '#machines/story/story.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import { currentYear, daysAfter, seasonOf, timeBetween, today } from './calendar.ts';
import { demo, demoAccounts } from './demo-accounts.ts';
import { employers, nameGroups, streets, towns } from './names.data.ts';
import { type Random, randomFor } from './random.ts';
import { personId, type Row, slugOf } from './rows.ts';

/** Stories for people's pages. `{who}` and `{what}` are filled in for each person. */
const stories: readonly string[] = [
  'I ride for {who}. {What} took the spring and most of the summer, and the people at the Institute gave us the autumn. I can’t pay that back, so I pay it forward, one hill at a time.',
  'My first year I did the flat route on a borrowed bike and cried at the finish, mostly from hunger. I came back for {who}, who stood there with a sandwich.',
  '{What} is a word I heard in a parking lot, on the phone, with the engine running. Two years later I am well, and I ride because someone before me did.',
  'I am not fast. I am the one who stops to look at the barns. But I have never missed a year since {who} was diagnosed with {what}, and I won’t start now.',
  'We lost {who} to {what}. We talk about them the whole way round, and by the top of Hollin Gap we are usually laughing.',
  'I work nights on the oncology ward. I know what a trial can do, because I see who comes back to say hello. So I ride.',
  'Some of you know that this was my year of {what}. The doctors say I may ride again in June. I say watch me.',
  'My daughter asked why I get up at five on a Saturday. I told her about {who}. She set her own alarm.',
  'I said yes to this because a colleague asked nicely. I say yes again because of what I saw in the lab tour: a fridge, a microscope, and people who don’t go home at five.',
  'For {who}, who taught me to ride on the fairground and let go of the saddle without telling me.',
];

const relations = [
  'my mother',
  'my father',
  'my brother',
  'my sister',
  'my best friend',
  'my wife',
  'my husband',
  'my grandmother',
  'Coach Ellis',
  'my neighbor Ada',
];

const cancers = ['leukemia', 'breast cancer', 'lymphoma', 'melanoma', 'colon cancer', 'prostate cancer'];

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

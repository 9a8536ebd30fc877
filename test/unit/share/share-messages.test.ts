import { describe, expect, test } from 'vitest';
import type { Shared, Voice } from '#src/features/share/share.types.ts';
import {
  fileStem,
  longestMessage,
  messageFor,
  subjectFor,
  titleFor,
} from '#src/features/share/share-messages.ts';
import {
  sharedFund,
  sharedPeloton,
  sharedPerson,
  sharedRegistrant,
  voiceInPeloton,
  voiceOfDonor,
} from '#src/features/share/shared-pages.ts';
import { maya, wheelers } from '#test/support/profile/profile-fixture.ts';
import { summary } from '#test/support/registration/registration-fixture.ts';

const person = sharedPerson(maya);
const peloton = sharedPeloton(wheelers);
const fund = sharedFund('Product 2027');

test.each<[Voice, Shared, string]>([
  [
    'owner',
    person,
    'I’m riding in Product 2027 for cancer research. Every dollar goes there. Will you help me up the climb?',
  ],
  [
    'donor',
    person,
    'I just gave to Maya Okafor’s climb for cancer research. Every dollar goes to cancer research. Will you give, too?',
  ],
  [
    'stranger',
    person,
    'Maya Okafor is riding in Product 2027 for cancer research. Every dollar goes there. Will you help?',
  ],
  [
    'leader',
    peloton,
    'Join us! We’re Hollin Valley Wheelers, and we ride together in Product 2027 for cancer research. Come along, or help us up the climb.',
  ],
  [
    'leader',
    { ...peloton, takesMembers: false },
    'We’re Hollin Valley Wheelers, and we ride together in Product 2027 for cancer research. Will you help us up the climb?',
  ],
  [
    'member',
    peloton,
    'I’m with Hollin Valley Wheelers in Product 2027 for cancer research. Come and join us, or help us up the climb.',
  ],
  [
    'donor',
    peloton,
    'I just gave to Hollin Valley Wheelers, who ride together for cancer research. Every dollar goes there. Will you give, too?',
  ],
  [
    'stranger',
    peloton,
    'Hollin Valley Wheelers ride together in Product 2027 for cancer research. Every dollar goes there. Will you help them up the climb?',
  ],
  [
    'donor',
    fund,
    'I just gave to cancer research with Product. Every dollar goes to cancer research. Will you give, too?',
  ],
  [
    'stranger',
    fund,
    'Product raises money for cancer research, one climb at a time. Every dollar goes to cancer research. Will you give?',
  ],
])('the %s of a page says it in their own voice: %#', (voice, shared, said) => {
  expect(messageFor(shared, voice)).toBe(said);
});

test('a person who takes part in nothing asks for no donation', () => {
  const participantTypes = { isChallenger: false, isVolunteer: false, registeredRides: [] };
  const nobody = sharedPerson({ ...maya, participantTypes });
  expect([messageFor(nobody, 'owner'), messageFor(nobody, 'stranger'), messageFor(nobody, 'donor')]).toEqual([
    'This is my page with Product, where people ride for cancer research. Have a look.',
    'Have a look at Maya Okafor’s page with Product, where people ride for cancer research.',
    'I just gave to Maya Okafor’s climb for cancer research. Every dollar goes to cancer research.',
  ]);
});

test('a peloton that does not ride this year asks for nothing', () => {
  const asleep = sharedPeloton({ ...wheelers, isActive: false });
  for (const voice of ['leader', 'member', 'stranger'] as const)
    expect(messageFor(asleep, voice)).not.toMatch(/join|give|help/i);
});

test('a registrant says what they have just registered for, whatever else they do', () => {
  const [first] = summary.participations;
  if (first === undefined) throw new Error('The fixture has no participation');
  const said = (types: (typeof first.type)[]) =>
    messageFor(
      sharedRegistrant({ ...summary, participations: types.map((type) => ({ ...first, type })) }),
      'owner',
    ).split(/,| for /)[0];
  expect([
    said(['Volunteer', 'Rider']),
    said(['Volunteer', 'Challenger']),
    said(['Volunteer']),
    said([]),
  ]).toEqual([
    'I’m riding in Product 2027',
    'I’ve set myself a challenge in Product 2027',
    'I’m volunteering in Product 2027',
    'This is my page with Product',
  ]);
});

describe('Messages for long and foreign names', () => {
  const voices: Voice[] = ['owner', 'donor', 'leader', 'member', 'stranger'];

  test.each([
    ['two names of 80 letters', 'W'.repeat(80), 'M'.repeat(80)],
    ['families of five signs', '👩‍👩‍👧‍👦'.repeat(7), '👩🏾‍🚒'.repeat(11)],
    ['a name from right to left', 'דוד בן־גוריון', 'محمد'],
    ['quotes and markup', '"Ann" <b>', '&amp; ’'],
  ])('fit the shortest network, and cut no sign in two: %s', (_, firstName, lastName) => {
    const shared = sharedPerson({ ...maya, firstName, lastName });
    const long = sharedPeloton({ ...wheelers, name: `${firstName} ${lastName}`.repeat(2) });
    for (const text of voices.flatMap((voice) => [messageFor(shared, voice), messageFor(long, voice)])) {
      expect(text.length).toBeLessThanOrEqual(longestMessage);
      expect(text.isWellFormed()).toBe(true);
      // A joiner at the end would be half a family.
      expect(text).not.toMatch(/\u200d…?$/u);
    }
  });

  test('name a person by the first name where the whole name leaves no room', () => {
    const shared = sharedPerson({ ...maya, lastName: 'O'.repeat(80), firstName: 'Maya '.repeat(10).trim() });
    const text = messageFor(shared, 'stranger');
    expect(text).toContain('Maya Maya is riding');
    expect(text).not.toContain('OO');
  });
});

test('a name of 80 letters leaves room for the whole sentence of a peloton', () => {
  const long = sharedPeloton({ ...wheelers, name: 'W'.repeat(80) });
  for (const shared of [long, { ...long, takesMembers: false }])
    for (const voice of ['leader', 'member', 'stranger', 'donor'] as const)
      expect(messageFor(shared, voice)).toMatch(/[.?]$/);
});

test.each<[Voice, Shared, string, string]>([
  ['owner', person, 'My climb for cancer research', 'Share your page'],
  ['donor', person, 'Give to Maya Okafor, too', 'Share Maya’s page'],
  ['stranger', person, 'Maya Okafor: a climb for cancer research', 'Share Maya’s page'],
  ['leader', peloton, 'Come along with Hollin Valley Wheelers', 'Share Hollin Valley Wheelers'],
  [
    'member',
    { ...peloton, takesMembers: false },
    'Hollin Valley Wheelers: our climb for cancer research',
    'Share Hollin Valley Wheelers',
  ],
  ['donor', fund, 'Give to cancer research', 'Tell someone'],
])('the %s has a subject and a heading: %#', (voice, shared, subject, title) => {
  expect([subjectFor(shared, voice), titleFor(shared, voice)]).toEqual([subject, title]);
});

test('only a donor with a name and a donation that was not given back says that they gave', () => {
  const receipt = { isAnonymous: false, refundedAmount: 0 };
  expect([
    voiceOfDonor(receipt),
    voiceOfDonor({ ...receipt, isAnonymous: true }),
    voiceOfDonor({ ...receipt, refundedAmount: 1 }),
    voiceOfDonor(null),
  ]).toEqual(['donor', 'stranger', 'stranger', 'stranger']);
});

test('captain and admins lead, members ride along, everybody else looks on', () => {
  const membership = { id: wheelers.id, name: '', isPending: false, isAdmin: false, isCaptain: false };
  expect([
    voiceInPeloton({ ...membership, isCaptain: true }, wheelers.id),
    voiceInPeloton({ ...membership, isAdmin: true }, wheelers.id),
    voiceInPeloton(membership, wheelers.id),
    voiceInPeloton({ ...membership, isPending: true }, wheelers.id),
    voiceInPeloton(membership, 'another'),
    voiceInPeloton(null, wheelers.id),
    voiceInPeloton(undefined, wheelers.id),
  ]).toEqual(['leader', 'leader', 'member', 'stranger', 'stranger', 'stranger', 'stranger']);
});

test.each([
  ['Maya Okafor', 'maya-okafor'],
  ['../../etc/passwd', 'etc-passwd'],
  ['דוד בן־גוריון', 'דוד-בן-גוריון'],
  ['🚴🏽', 'product'],
  ['"<>:|?*', 'product'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the files of %j begin with %j', (name, stem) => {
  expect(fileStem({ name })).toBe(stem);
});

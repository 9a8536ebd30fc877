import { expect, test } from 'vitest';
import { draftOfProfile, profileOfDraft, profileRules } from '#machines/profile/profile.rules.ts';
import type { ProfileDraft } from '#machines/profile/profile.types.ts';
import { storyProblem } from '#machines/story/story.rules.ts';
import { paragraphsOf } from '#machines/story/story.ts';
import { blankProfile, storedWith } from '#test/support/profile/stored-profile.ts';

const { errorsOf } = profileRules;

const committedAmount = 50_000;

/** The fields with an error, after these were typed into an empty form. */
const refused = (typed: Partial<ProfileDraft>, stored = {}) =>
  Object.keys(
    errorsOf({
      ...storedWith({ goal: committedAmount, ...stored }),
      extra: { goalVersion: '"1"', committedAmount },
      typed,
    }),
  );

const maine = { address: '1 Pier Road', city: 'Bar Harbor', state: 'ME', country: 'US' };

/** A value that is saved, so that to empty its field is a change. */
const saved = {
  address: 'A',
  city: 'B',
  state: 'ME',
  postalCode: '04609',
  country: 'US',
  twitterHandle: 'maya',
};

test.each<[string, Partial<ProfileDraft>, string[], object?]>([
  ['the commitment as its goal', { goal: committedAmount }, [], { goal: committedAmount + 1 }],
  ['spaces instead of a handle', { twitterHandle: ' ' }, [], saved],
  ['spaces instead of a street', { address: ' ' }, ['address'], saved],
  ['spaces instead of a state', { state: ' ' }, ['state'], saved],
  ['spaces instead of a ZIP code', { postalCode: ' ' }, ['postalCode'], saved],
  ['spaces around a ZIP code', { postalCode: ' 04610 ' }, [], saved],
  ['spaces instead of an address', { address: ' ', city: ' ', postalCode: ' ', country: 'CH' }, [], saved],
  ...(['captains', 'donors', 'donors-and-captains', 'everyone'] as const).map(
    (survivorVisibility): [string, Partial<ProfileDraft>, string[]] => [
      survivorVisibility,
      { survivorVisibility },
      [],
    ],
  ),
  ['nobody', { survivorVisibility: 'nobody' }, [], { survivorVisibility: 'everyone' }],
  ['no goal', { goal: null }, ['goal']],
  ['a goal below the commitment', { goal: committedAmount - 1 }, ['goal']],
  ['more than the commitment', { goal: committedAmount + 1 }, []],
  ['the highest goal', { goal: 1_000_000_000 }, []],
  ['more than the highest goal', { goal: 1_000_000_001 }, ['goal']],
  ['no first name', { firstName: ' ' }, ['firstName']],
  ['a story that is too long', { story: paragraphsOf('ride '.repeat(3000)) }, ['story']],
  ['a visibility that does not exist', { survivorVisibility: 'all' as never }, ['survivorVisibility']],
  ['a phone number in letters', { phone: 'call me' }, ['phone']],
  ['a handle on X', { twitterHandle: '@maya_rides' }, []],
  ['a handle of 15 signs on X', { twitterHandle: 'a'.repeat(15) }, []],
  ['a handle of 16 signs on X', { twitterHandle: 'a'.repeat(16) }, ['twitterHandle']],
  ['a handle with a space on X', { twitterHandle: 'maya rides' }, ['twitterHandle']],
  ['a handle that ends with a dot on X', { twitterHandle: 'maya.' }, ['twitterHandle']],
  ['a handle that begins with a dot on X', { twitterHandle: '.maya' }, ['twitterHandle']],
  ['a handle with a dot on Instagram', { instagramHandle: '@maya.rides' }, []],
  ['a handle of 30 signs on Instagram', { instagramHandle: 'a'.repeat(30) }, []],
  ['a handle of 31 signs on Instagram', { instagramHandle: 'a'.repeat(31) }, ['instagramHandle']],
  ['a handle after a space on Instagram', { instagramHandle: 'maya rides' }, ['instagramHandle']],
  ['a handle before an exclamation mark', { instagramHandle: 'maya!' }, ['instagramHandle']],
  ['an address in Maine', { ...maine, postalCode: ' 04609 ' }, []],
  ['a long ZIP code', { ...maine, postalCode: '04609-1234' }, []],
  ['a ZIP code of four digits', { ...maine, postalCode: '0460' }, ['postalCode']],
  ['a ZIP code of six digits', { ...maine, postalCode: '046091' }, ['postalCode']],
  ['a ZIP code after a letter', { ...maine, postalCode: 'A04609' }, ['postalCode']],
  ['a ZIP code of letters', { ...maine, postalCode: 'ABCDE' }, ['postalCode']],
  ['a long ZIP code that is too short', { ...maine, postalCode: '04609-1' }, ['postalCode']],
  ['no ZIP code', { ...maine }, ['postalCode']],
  ['only a city', { city: 'Bar Harbor' }, ['address', 'country']],
  ['only a street', { address: '1 Pier Road' }, ['city', 'country']],
  ['only a postal code', { postalCode: '04609' }, ['address', 'city', 'country']],
  ['spaces for a street', { ...maine, address: ' ', postalCode: '04609' }, ['address']],
  ['no state in the US', { ...maine, state: ' ', postalCode: '04609' }, ['state']],
  ['only a country with states', { country: 'US' }, ['state']],
  ['no state elsewhere', { ...maine, state: '', country: 'CH', postalCode: 'anything' }, []],
  // One mistake hides no other.
  ['no goal and no ZIP code', { ...maine, goal: null }, ['goal', 'postalCode']],
])('a profile with %s: %j', (_, typed, fields, stored) => {
  expect(refused(typed, stored).sort()).toEqual(fields.sort());
});

test('a story that can’t be stored has the message of its rules', () => {
  const story = paragraphsOf('ride '.repeat(3000));
  const { story: text } = errorsOf({ ...storedWith(), typed: { story } });
  expect(text).toBe(storyProblem(story));
});

test('one message of a goal counts, and names what is missing', () => {
  const { goal } = errorsOf({
    ...storedWith(),
    extra: { goalVersion: '"1"', committedAmount },
    typed: { goal: null },
  });
  expect(goal).toBe('Enter the amount you want to raise.');
});

test.each(['country', 'address', 'city', 'state', 'postalCode', 'phone'] as const)(
  'whoever changes their %s corrects the other parts of the address, too',
  (field) => {
    const broken = { address: null, city: null, state: null, postalCode: 'x', country: 'US', phone: '1' };
    const good = { country: 'US', address: 'A', city: 'B', state: 'ME', postalCode: '04609', phone: '' };
    const fields = refused({ [field]: `${good[field]}` }, { ...broken, [field]: 'z' });
    expect(fields.length).toBeGreaterThan(2);
    expect(refused({ employerName: 'Bank' }, broken)).toEqual([]);
  },
);

test('the values to store have no spaces around them, and nothing where nothing was typed', () => {
  const spaced = profileOfDraft({
    ...draftOfProfile(blankProfile),
    firstName: ' Ida ',
    goal: null,
    phone: ' (207) 555-0123 ',
    address: ' 1 Pier Road ',
    city: ' ',
    country: 'US',
    employerName: ' Bank ',
  });
  expect(spaced).toMatchObject({
    firstName: 'Ida',
    goal: 0,
    phone: '+12075550123',
    address: '1 Pier Road',
    city: null,
    state: null,
    employerName: 'Bank',
    twitterHandle: null,
  });
  expect(profileOfDraft({ ...draftOfProfile(blankProfile), phone: '  ' }).phone).toBeNull();
});

test.each([
  'maya_rides',
  ' @maya_rides ',
  'x.com/maya_rides',
  'https://x.com/maya_rides/',
  'http://www.twitter.com/maya_rides?s=20',
  'HTTPS://INSTAGRAM.COM/maya_rides#top',
])('a handle typed as %j is stored as maya_rides', (typed) => {
  const { twitterHandle } = profileOfDraft({ ...draftOfProfile(blankProfile), twitterHandle: typed });
  expect(twitterHandle).toBe('maya_rides');
});

test.each([
  ['maya@home', 'maya@home'],
  ['me at x.com/maya', 'me at x.com'],
])('only the beginning of %j is read as an address', (typed, handle) => {
  const { twitterHandle } = profileOfDraft({ ...draftOfProfile(blankProfile), twitterHandle: typed });
  expect(twitterHandle).toBe(handle);
});

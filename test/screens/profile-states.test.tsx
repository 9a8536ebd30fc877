import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { campOnTheWay } from '#test/support/base-camp/base-camp-fixture.ts';
import { donationOf, riding, secondRoute, thirdYear } from '#test/support/profile/about-fixture.ts';
import { listAnswer } from '#test/support/profile/list-fixture.ts';
import { maya, mayaSignedIn, wheelers } from '#test/support/profile/profile-fixture.ts';
import { type Api, openApp } from '#test/support/profile/whole-app.tsx';

const address = '/profile/maya-okafor';

type State = {
  profile?: Partial<Schemas['User']>;
  fundraising?: Partial<Schemas['Fundraising']>;
  participation?: Partial<Schemas['UserParticipation']>;
  history?: Schemas['UserHistory'];
  gifts?: readonly Schemas['Donation'][];
};

const apiOf = ({ profile, fundraising, participation, history, gifts = [] }: State): Api => ({
  'GET /api/user/maya-okafor': {
    status: 200,
    body: { ...maya, ...profile, fundraising: { ...maya.fundraising, ...fundraising } },
  },
  'GET /api/user/maya-okafor/participation': { status: 200, body: { ...riding, ...participation } },
  'GET /api/user/maya-okafor/history': {
    status: 200,
    body: history ?? { achievements: [], years: [] },
  },
  'GET /api/user/maya-okafor/donations': listAnswer(gifts, { limit: 4 }),
});

const open = async (state: State = {}) => {
  const opened = await openApp(address, { api: apiOf(state) });
  await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
  return opened;
};

const openOwn = async (state: State = {}, more: Api = {}) => {
  const opened = await openApp(address, {
    user: {
      ...mayaSignedIn,
      ...(state.profile as Partial<typeof mayaSignedIn>),
      peloton: mayaSignedIn.peloton,
    },
    api: { ...apiOf(state), ...more },
  });
  await screen.findByRole('heading', { level: 2, name: 'Your story' });
  return opened;
};

const card = (name = 'Give to Maya') => screen.getByRole('complementary', { name });
const lines = (name?: string) => [...card(name).querySelectorAll('p')].map(({ textContent }) => textContent);
const link = (name: string) => within(card()).getByRole('link', { name }).getAttribute('href');
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
/** The years are behind a line that also has their sum. */
const yearByYear = /^Year by year/;
const nothing = { isChallenger: false, isVolunteer: false, registeredRides: [] };
const donate = '/donate?recipient=maya-okafor&recipientType=User';

test('the whole page of a rider has the story first, and everything else after it', async () => {
  await open({ history: thirdYear, gifts: [donationOf(1), donationOf(2)] });
  await screen.findByRole('heading', { name: yearByYear });
  const main = screen.getByRole('heading', { name: 'Why Maya does this' }).closest('section')?.parentElement;
  expect([...(main?.querySelectorAll('h2, summary h3') ?? [])].map(({ textContent }) => textContent)).toEqual(
    ['Why Maya does this', 'Who gave to Maya', 'Year by year: $7,117 in all'],
  );
  expect(headings()).toEqual(
    expect.arrayContaining(['Maya’s route', 'Maya’s peloton', 'Maya’s achievements']),
  );
  expect(screen.getByRole('img', { name: 'Map of Summit Century, 102 miles' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Elevation profile: 102 miles with 6,850 ft/ })).toBeTruthy();
  await within(card()).findByText('Gifts count until October 15, 2027.');
  expect(link('Give to Maya')).toBe(donate);
});

test.each<[string, State, string[]]>([
  [
    'at zero',
    { fundraising: { raised: 0 } },
    ['$0$0 raised of $4,800', 'Your gift takes Maya up the climb.', 'Gifts count until October 15, 2027.'],
  ],
  [
    'with a goal that is the commitment',
    { fundraising: { goal: 400_000 } },
    ['$2,459$2,459 raised of $4,000', '$1,541 to the goal.', 'Gifts count until October 15, 2027.'],
  ],
  [
    'past the commitment',
    { fundraising: { raised: 400_000, committedMet: true } },
    [
      '$4,000$4,000 raised of $4,800',
      '$800 to the goal.',
      'The commitment of $4,000 is met.',
      'Gifts count until October 15, 2027.',
    ],
  ],
  [
    'at the goal',
    { fundraising: { raised: 480_000, goalMet: true, committedMet: true } },
    [
      '$4,800$4,800 raised of $4,800',
      'The goal is reached. Every extra dollar still goes to research.',
      'The commitment of $4,000 is met.',
      'Gifts count until October 15, 2027.',
    ],
  ],
  [
    'beyond the goal',
    { fundraising: { raised: 530_000, goalMet: true, committedMet: true } },
    [
      '$5,300$5,300 raised. The goal was $4,800',
      '$500 beyond the goal. Every extra dollar still goes to research.',
      'The commitment of $4,000 is met.',
      'Gifts count until October 15, 2027.',
    ],
  ],
  [
    'where more was shared than is left after a refund',
    { fundraising: { raised: 0, owed: 10_050 } },
    [
      '$0$0 raised of $4,800',
      '$100.50 went back to donors after it was shared with others. The next gifts make up for it.',
      'Gifts count until October 15, 2027.',
    ],
  ],
  [
    'at forty cents',
    { fundraising: { raised: 40 } },
    ['$0.40$0.40 raised of $4,800', '$4,800 to the goal.', 'Gifts count until October 15, 2027.'],
  ],
  [
    'without a goal and without gifts, as a challenger',
    {
      profile: { participantTypes: { ...nothing, isChallenger: true } },
      fundraising: { raised: 0, goal: 0, committedAmount: 0, committed: false },
    },
    ['Every dollar of your gift goes to cancer research.', 'Gifts count until October 15, 2027.'],
  ],
  [
    'as a volunteer',
    {
      profile: { participantTypes: { ...nothing, isVolunteer: true } },
      fundraising: { raised: 0, goal: 0, committedAmount: 0, committed: false },
    },
    ['Maya is giving time. You can give in Maya’s honor.', 'Gifts count until October 15, 2027.'],
  ],
])('the Give card %s', async (_, state, expected) => {
  await open(state);
  await within(card()).findByText(expected.at(-1) ?? '');
  // The bar's own sum is hidden from screen readers.
  const said = [...card().querySelectorAll('p:not([aria-hidden])')].map(({ textContent }) =>
    textContent?.replaceAll('\u00A0', ' '),
  );
  expect(said).toEqual(expected);
  expect(link('Give to Maya')).toBe(donate);
});

test.each<[string, State, string]>([
  [
    'after the deadline',
    { participation: { isFundraisingOpen: false } },
    'Giving for Product 2027 ended on October 15, 2027. Thank you!',
  ],
  [
    'of somebody who takes part in nothing this year',
    { profile: { participantTypes: nothing } },
    'Maya isn’t registered, so gifts to Maya have to wait. You can give to someone else.',
  ],
])('the Give card %s leads to others, and not to a donation', async (_, state, text) => {
  await open(state);
  await within(card()).findByText(text);
  await waitFor(() => expect(link('Find someone to give to')).toBe('/give'));
  expect(screen.queryByRole('link', { name: 'Give to Maya' })).toBeNull();
});

test('a past participant without story and image still has achievements and years', async () => {
  const profile = { participantTypes: nothing, story: null, peloton: null };
  const [first, second] = thirdYear.years;
  const years = first && second ? [first, second] : [];
  await open({ profile, participation: { routes: [] }, history: { ...thirdYear, years } });
  await screen.findByRole('heading', { name: yearByYear });
  expect(headings()[0]).toBe('Maya’s achievements');
  expect(screen.getByText('MO')).toBeTruthy();
});

test('a challenger’s goals and a volunteer’s kinds of help are listed', async () => {
  const activityGoals: Schemas['PublicActivityGoal'][] = [
    { activity: 'running', unit: 'miles', amount: 26.2, done: 13.1 },
    { activity: 'yoga', unit: 'times', amount: 1, done: null },
  ];
  await open({ participation: { routes: [], activityGoals, help: ['Kitchen', 'Rest stop'] } });
  const part = async (name: string) => {
    const heading = await screen.findByRole('heading', { name });
    return within(heading.closest('section') as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(await part('Maya’s challenge')).toEqual(['Running13 of 26.2 miles', 'Yoga1 session']);
  expect(await part('How Maya helps')).toEqual(['Kitchen', 'Rest stop']);
});

test('a route whose course is not public has neither map nor hills', async () => {
  const closed = { ...secondRoute, line: [], elevation: [] };
  await open({ participation: { routes: [...riding.routes, closed] } });
  await screen.findByRole('heading', { name: 'Maya’s routes' });
  expect(screen.getByRole('heading', { name: 'Long Table' })).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /^Map of|^Elevation/ })).toHaveLength(2);
});

test('each achievement says what it is for and when it was', async () => {
  await open({ history: thirdYear });
  const heading = await screen.findByRole('heading', { name: 'Maya’s achievements' });
  const rows = within(heading.closest('section') as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Third yearIn 2025, 2026, and 2027.',
    '205 miles riddenWith the event in 2025 and 2026, last on August\u00A029,\u00A02026.',
    '1 shift servedAs a volunteer on August\u00A030,\u00A02026.',
    'Goal reached$2,100 for 2026, reached on May\u00A04,\u00A02026.',
    'Commitment metIn 2025 and 2026, most recently $1,750 on May\u00A03,\u00A02026.',
    'High Roller$5,000 for 2026, committed on January\u00A02,\u00A02026.',
    'First giftIt came on June\u00A024,\u00A02025.',
  ]);
});

const table = () =>
  [...screen.getByRole('table', { name: 'Year by year' }).querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.lastElementChild?.textContent ?? cell.textContent),
  );

test('the years are a picture in words, and a table with the same sums', async () => {
  await open({ history: thirdYear });
  await screen.findByRole('img', { name: 'Raised each year. 2025: $1,483. 2026: $0. 2027: $2,459.' });
  expect(table()).toEqual([
    ['Year', 'Took part', 'Raised'],
    ['2025', 'Summit Century, 102 miles', '$1,483'],
    ['2026', 'As a volunteer', '$0'],
    ['2027 so far', 'Summit Century, 102 miles', '$2,459'],
  ]);
});

test('the person also sees what they gave in each year', async () => {
  const years = thirdYear.years.map((year) => ({ ...year, donated: 5_000 }));
  await openOwn({ history: { ...thirdYear, years } });
  await screen.findByRole('table', { name: 'Year by year' });
  expect(table().map((row) => row.at(-1))).toEqual(['You gave', '$50', '$50', '$50']);
});

test('years without a raised amount have no chart and no empty column', async () => {
  const years = thirdYear.years.map((year) => ({ ...year, raised: 0 }));
  await open({ history: { ...thirdYear, years } });
  await screen.findByRole('table', { name: 'Year by year' });
  expect(table()[0]).toEqual(['Year', 'Took part']);
  expect(screen.queryByRole('img', { name: /^Raised each year/ })).toBeNull();
});

test('a first year has no year by year', async () => {
  const years = thirdYear.years.slice(2);
  await open({ history: { ...thirdYear, years } });
  await screen.findByRole('heading', { name: 'Maya’s achievements' });
  expect(screen.queryByRole('heading', { name: yearByYear })).toBeNull();
});

test.each([
  [true, 'Anyone taking part can ask to join.', 'Meet the peloton'],
  [false, 'New members by invitation only.', 'See the peloton'],
])('the peloton says whether it can be joined (%j)', async (acceptingNewMembers, text, name) => {
  const { peloton } = maya;
  await open({ profile: { peloton: peloton && { ...peloton, acceptingNewMembers } } });
  await screen.findByText(text);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/peloton/${peloton?.id}`);
});

test('the wall shows words, name, amount and day, without what donors hide, and leads to all', async () => {
  const items = [
    donationOf(1, { message: 'Go, Maya!' }),
    donationOf(2, { name: null, isAnonymous: true, amount: null, isAmountVisible: false }),
  ];
  const { api } = { api: apiOf({}) };
  api['GET /api/user/maya-okafor/donations'] = () => listAnswer(items, { page: 1, limit: 4, total: 7 });
  await openApp(address, { api });
  const rows = () =>
    within(screen.getByRole('list', { name: 'Gifts, newest first' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await screen.findByText('“Go, Maya!”');
  expect(rows()).toEqual(['Donor 1$25Nov 14“Go, Maya!”', 'AnonymousNov 14']);
  expect(screen.getByRole('link', { name: 'See all 7 gifts' }).getAttribute('href')).toBe(
    `${address}/donations`,
  );

  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

test('an old address of a later page of the wall turns its pages', async () => {
  const asked: string[] = [];
  const api = apiOf({});
  api['GET /api/user/maya-okafor/donations'] = (_, { searchParams }) => {
    asked.push(searchParams.toString());
    const page = Number(searchParams.get('page') ?? 1);
    return listAnswer([donationOf(page)], { page, limit: 4, total: 12 });
  };
  await openApp(`${address}?page=2`, { api });
  await screen.findByText('Donor 2');
  const next = screen.getByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toBe(`${address}?page=3#gifts`);
  await userEvent.click(next);
  await screen.findByText('Donor 3');
  // The page stayed, and continues from the wall's heading.
  expect(document.activeElement?.textContent).toBe('Who gave to Maya');
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(`${address}?page=2#gifts`);
  expect(asked).toEqual(['page=2&limit=4', 'page=3&limit=4']);
});

test('a private list is not asked for, and has no wall', async () => {
  const { asked } = await open({
    profile: { isDonorListVisible: false },
    history: thirdYear,
    gifts: [donationOf(1)],
  });
  await screen.findByRole('heading', { name: yearByYear });
  expect(screen.queryByRole('heading', { name: 'Who gave to Maya' })).toBeNull();
  expect(asked.filter((one) => one.endsWith('/donations'))).toEqual([]);
});

test('a person’s own page has its own actions in place of Give, and says at zero how to begin', async () => {
  await openOwn({ fundraising: { raised: 0 }, profile: { story: null } });
  expect(lines('Your fundraising')).toContain('Every climb begins with one gift.');
  const own = within(card('Your fundraising'));
  expect(own.getByRole('button', { name: 'Share your page' })).toBeTruthy();
  const heading = screen.getByRole('heading', { name: 'Get your first gift' });
  const steps = within(heading.closest('section') as HTMLElement).getAllByRole('heading', { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Say why you do this',
    'Add a picture of yourself',
    'Ask three people by name',
    'Thank them on the same day',
  ]);
});

test('a volunteer’s own page without a goal links to the form that sets one', async () => {
  await openOwn({
    fundraising: { raised: 0, goal: 0, committed: false, committedAmount: 0 },
    profile: { participantTypes: { ...nothing, isVolunteer: true } },
  });
  const own = within(card('Your fundraising'));
  expect(own.getByRole('link', { name: 'Set a goal' }).getAttribute('href')).toBe(
    `${address}/edit#your-goal`,
  );
  expect(own.queryByRole('link', { name: 'Edit your goal' })).toBeNull();
});

const campApi = (isParticipant: boolean): Api => ({
  'GET /api/user/base-camp': {
    status: 200,
    body: { ...campOnTheWay, isParticipant, nextStep: { kind: isParticipant ? 'add-photo' : 'register' } },
  },
});
/** The base camp's code loads by itself, which takes time in the first test that needs it. */
const patience = { timeout: 20_000 };
const isLoud = (control: HTMLElement) => control.className.includes('tone_primary');

test('an unregistered person’s own page has one primary button, which registers them', async () => {
  await openOwn({ profile: { participantTypes: nothing, peloton: null } }, campApi(false));
  const camp = within(await screen.findByRole('region', { name: /Take part this year\.$/ }, patience));
  expect(isLoud(camp.getByRole('link', { name: 'Register' }))).toBe(true);
  const own = within(card('Your fundraising'));
  expect(isLoud(own.getByRole('button', { name: 'Share your page' }))).toBe(false);
  expect(screen.getByText('You aren’t registered yet.')).toBeTruthy();
});

test('a participant’s own page has sharing as its primary button', async () => {
  await openOwn({}, campApi(true));
  await screen.findByRole('region', { name: 'Base camp' }, patience);
  expect(isLoud(within(card('Your fundraising')).getByRole('button', { name: 'Share your page' }))).toBe(
    true,
  );
});

test('each part of a person’s own page has a mark with a link to its editor', async () => {
  await openOwn({ gifts: [donationOf(1)], history: thirdYear, participation: { help: ['Kitchen'] } });
  await screen.findByRole('heading', { name: 'Your achievements' });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect({
    page: hrefOf('Edit your page'),
    goal: hrefOf('Edit your goal'),
    story: hrefOf('Edit your story'),
    gifts: hrefOf('Public: edit who sees your gifts'),
    achievements: hrefOf('Public: edit who sees your achievements'),
    route: hrefOf('Edit your route'),
    help: hrefOf('Edit your shifts'),
    asOthers: hrefOf('See your page as others do'),
  }).toEqual({
    page: `${address}/edit`,
    goal: `${address}/edit#your-goal`,
    story: `${address}/edit#your-story`,
    gifts: `${address}/edit#who-sees-what`,
    achievements: `${address}/edit#who-sees-what`,
    route: '/ride-route/edit',
    help: '/volunteer-edit',
    asOthers: `${address}/edit#see-as`,
  });
});

test('the peloton shows what it raised and how many ride in it, once that has come', async () => {
  const body = { ...wheelers, membersCount: 16, fundraising: { ...wheelers.fundraising, raised: 851_400 } };
  const api = { ...apiOf({}), [`GET /api/peloton/${maya.peloton?.id}`]: { status: 200, body } };
  await openApp(address, { api });
  await screen.findByText('$8,514 raised by 16 people');
});

test('a person’s own page with donations has no first steps, and notes what others don’t see', async () => {
  const shy = donationOf(1, { isAnonymous: true, isAmountVisible: false });
  await openOwn({ gifts: [shy], history: thirdYear, profile: { isAchievementsInvisible: true } });
  await screen.findByText('Others don’t see the name or the amount.');
  expect(screen.queryByRole('heading', { name: 'Get your first gift' })).toBeNull();
  const onlyOwn = within(
    screen.getByRole('heading', { name: 'Your numbers' }).closest('section') as HTMLElement,
  );
  expect(onlyOwn.getByRole('heading', { name: 'Your achievements' })).toBeTruthy();
  expect(onlyOwn.getByRole('heading', { name: yearByYear })).toBeTruthy();
  expect(onlyOwn.getByText('See your forecast')).toBeTruthy();
});

import { expect, test } from 'vitest';
import { HomePage } from '#src/features/content/home-page.tsx';
import { drawn, entry, event, nothing, visibleText } from '#test/support/content/content-fixture.tsx';

const headings = (html: string) =>
  [...html.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/g)].map(([, , text]) => visibleText(text ?? ''));

const story = entry({ kind: 'story', path: '/s/a', title: 'Up early', order: 1 });

test('shows fundraising progress, ways to join, rides, years and dates', () => {
  const html = drawn(<HomePage />, { entries: [story] });
  expect(headings(html)).toEqual([
    'Ride against cancer.',
    '$54,080 up, $145,920 to the summit',
    'Three ways up',
    'Two rides, one valley',
    '$310,326 since 2025',
    'The days of 2027',
    'Why they get up at four',
    'There’s a hill with your name on it.',
  ]);
  const words = visibleText(html);
  expect(words).toContain('116 people are in, and $54,080 is on its way to research.');
  expect(words).toContain('$1,000 minimum to raise. Choose from 3 routes.');
  expect(html).toContain(
    'aria-label="A climb to $200,000, 27% done: $54,080.60 raised, $145,919.40 to go. The next hairpin is at $100,000."',
  );
  expect(words).toContain('Ride Weekend August 28 – 29, 2027 · Tamarack Falls Two days in August.');
});

test('lists the dates in order, each with its calendar file', () => {
  const html = drawn(<HomePage />);
  const [, days = ''] = /<ol class="home__days">(.*?)<\/ol>/s.exec(html) ?? [];
  expect(
    [...days.matchAll(/<time dateTime="([^"]*)">.*?<\/li>/g)].map(([day, date]) => [
      date,
      /href="(\/calendar[^"]*)"/.exec(day)?.[1] ?? null,
    ]),
  ).toEqual([
    ['2027-08-27', '/calendar/opening-ceremony.ics'],
    ['2027-08-28', '/calendar/ride-weekend.ics'],
    ['2027-09-25', '/calendar/gravel-day.ics'],
    ['2027-10-15', null],
    ['2027-11-12', '/calendar/impact-celebration.ics'],
  ]);
});

test('renders without data from the database', () => {
  const html = drawn(<HomePage />, nothing);
  expect(headings(html)).toEqual([
    'Ride against cancer.',
    'Three ways up',
    'There’s a hill with your name on it.',
  ]);
  expect(visibleText(html)).toContain('2 rides one on the road, one on gravel');
  expect(html).not.toMatch(/NaN|Infinity|undefined|null/);
});

test.each([
  ['one person', { participants: 1 }, '1 person is in, and'],
  ['a closed registration', { isRegistrationOpen: false }, 'See what comes next'],
  ['a goal that is reached', { raised: 20_000_050 }, '$200,000: we’re at the summit'],
  [
    'rides without routes',
    { rides: event.rides.map((ride) => ({ ...ride, routeCount: 0, commitmentFrom: 0 })) },
    '2 rides one on the road',
  ],
])('has the right text for %s', (_, given, words) => {
  expect(visibleText(drawn(<HomePage />, { event: { ...event, ...given } }))).toContain(words);
});

test('draws no progress chart when the event has no goal', () => {
  const html = drawn(<HomePage />, { event: { ...event, goal: null } });
  expect(headings(html)).not.toContain('$54,080 up, $145,920 to the summit');
  expect(html).not.toContain('A climb to');
});

test.each([
  ['2027-08-29', 4, 'on its last day a ride is still to come'],
  ['2027-08-30', 3, 'the day after it is not'],
  ['2027-11-13', 0, 'after the last day of the year there are none'],
] as const)('on %s the list has %i dates left: %s', (today, left, _) => {
  const [, days = ''] = /<ol class="home__days">(.*?)<\/ol>/s.exec(drawn(<HomePage />, { today })) ?? [];
  expect([...days.matchAll(/<time /g)].length).toBe(left);
});

test.each([
  ['2027-08-01', '27 days to Ride Weekend Aug 28 – 29'],
  ['2027-08-27', '1 day to Ride Weekend Aug 28 – 29'],
  ['2027-08-29', 'Today is Ride Weekend Aug 28 – 29'],
  ['2027-08-30', '26 days to Gravel Day Sep 25'],
] as const)('on %s the first screen says: %s', (today, words) => {
  expect(visibleText(drawn(<HomePage />, { today }))).toContain(words);
});

test('counts no days once the rides of the year are over', () => {
  expect(drawn(<HomePage />, { today: '2027-09-26' })).not.toContain('home__count');
});

test('offers giving beside registering, in the first screen and in the last', () => {
  const html = drawn(<HomePage />);
  expect(
    [...html.matchAll(/<a [^>]*href="(\/register|\/give)"[^>]*>([^<]*)/g)].map(([, , text]) => text),
  ).toEqual(['Register', 'Give', 'Find someone to back', 'Register', 'Give']);
});

import { describe, expect, test } from 'vitest';
import { contentComponents } from '#src/features/content/mdx-components.tsx';
import { drawn, entry, nothing, visibleText } from '#test/support/content/content-fixture.tsx';

const {
  CalendarLink,
  Commitments,
  Deadline,
  EveningDate,
  SharingEnds,
  Question,
  RideDates,
  a: Link,
  h2: H2,
  table: Table,
} = contentComponents;
const { LinkButton, Quote } = contentComponents;

test('the deadline is a date, or a text when there is no date', () => {
  const sentence = (
    <p>
      by <Deadline />.
    </p>
  );
  expect(drawn(sentence)).toBe('<p>by <time dateTime="2027-10-15">October 15, 2027</time>.</p>');
  expect(drawn(sentence, nothing)).toBe('<p>by a date still to be named.</p>');
});

test('the end of sharing is a date, or a text when there is no date', () => {
  expect(drawn(<SharingEnds />)).toBe('<time dateTime="2027-10-20">October 20, 2027</time>');
  expect(drawn(<SharingEnds />, nothing)).toBe('a date still to be named');
});

test('the commitments name each route with its fee and its minimum, or say that there are no routes', () => {
  const html = drawn(<Commitments />);
  expect(html).toContain('<a href="/ride-weekend#summit-century"');
  expect(visibleText(html)).toContain(
    'Summit Century Ride Ride Weekend Miles 102.4 Fee $150 Minimum to raise $2,500',
  );
  expect(visibleText(html)).toContain('Old Quarry Ride Gravel Day');
  expect(visibleText(drawn(<Commitments />, nothing))).toContain('This year’s routes aren’t set yet.');
});

test.each([
  ['signature', 'August 28 – 29, 2027 Ride Weekend · Tamarack Falls'],
  ['gravel', 'September 25, 2027 Gravel Day · Tamarack Falls'],
] as const)('the dates of %s end with its last route', (ride, words) => {
  expect(visibleText(drawn(<RideDates ride={ride} />))).toBe(words);
  expect(visibleText(drawn(<RideDates ride={ride} />, nothing))).toBe('This year’s dates aren’t set yet.');
});

test.each([
  ['opening-ceremony', 'Friday, August 27, 2027 6:00 PM to 8:30 PM · Founders Green, Tamarack Falls'],
  ['impact-celebration', 'Friday, November 12, 2027 6:00 PM to 9:00 PM · Mill Street Depot, Tamarack Falls'],
] as const)('%s has its own day, hours and place', (of, words) => {
  expect(visibleText(drawn(<EveningDate of={of} />))).toBe(words);
  expect(visibleText(drawn(<EveningDate of={of} />, nothing))).toBe('This year’s dates aren’t set yet.');
});

test.each([
  ['signature', '/calendar/ride-weekend.ics', 'Add Ride Weekend to your calendar'],
  ['gravel', '/calendar/gravel-day.ics', 'Add Gravel Day to your calendar'],
  ['opening-ceremony', '/calendar/opening-ceremony.ics', 'Add the Opening Ceremony to your calendar'],
  ['impact-celebration', '/calendar/impact-celebration.ics', 'Add the Impact Celebration to your calendar'],
] as const)('%s has a calendar file only when there are dates', (day, href, words) => {
  const html = drawn(<CalendarLink ride={day} />);
  expect(html).toContain(`href="${href}"`);
  expect(visibleText(html)).toBe(words);
  expect(drawn(<CalendarLink ride={day} />, nothing)).toBe('');
});

describe('links', () => {
  test('within the site, and mailto links, have no target', () => {
    expect(drawn(<Link href="/faq">FAQ</Link>)).toBe('<a href="/faq">FAQ</a>');
    expect(drawn(<Link href="mailto:hello@example.org">Write</Link>)).toBe(
      '<a href="mailto:hello@example.org">Write</a>',
    );
  });

  test.each(['https://example.org/', 'http://example.org/', '//example.org/', 'HTTPS://example.org/'])(
    '%s opens in a new tab, and the link says so',
    (href) => {
      expect(drawn(<Link href={href}>There</Link>)).toBe(
        `<a href="${href}" target="_blank" rel="noopener noreferrer">There<span class="unseen"> (opens in a new tab)</span></a>`,
      );
    },
  );

  test.each([
    ['/register', 'primary'],
    ['/give', 'primary'],
    ['/donate?recipientType=General', 'primary'],
    ['/training', 'plain'],
    ['/gives', 'plain'],
  ])('link buttons for registration and donations are primary: %s is %s', (href, tone) => {
    expect(drawn(<LinkButton href={href}>On</LinkButton>)).toContain(`button--tone_${tone}`);
  });
});

test('a heading has a link to itself that is not part of its name', () => {
  expect(
    drawn(
      <H2 id="the-routes">
        The <em>routes</em>
      </H2>,
    ),
  ).toBe(
    '<div class="heading"><h2 id="the-routes">The <em>routes</em></h2><a href="#the-routes" aria-label="Link to “The routes”">#</a></div>',
  );
});

test('a question contains its answer and a link to itself', () => {
  const html = drawn(
    <Question id="what" title="What <is> it?">
      <p>That.</p>
    </Question>,
  );
  expect(html).toMatch(/^<details id="what" class="entries__question" data-question="true">/);
  expect(html).toContain('<a href="#what">Link to this question</a>');
  expect(visibleText(html)).toBe('What <is> it? That. Link to this question');
});

test('a quotation shows its author only when there is one', () => {
  expect(visibleText(drawn(<Quote by="Dr. B.">It might.</Quote>))).toBe('It might. Dr. B.');
  expect(drawn(<Quote>It might.</Quote>)).not.toContain('figcaption');
});

describe('a table', () => {
  const written = (names: string[], cells: string[]) => (
    <Table>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      </tbody>
    </Table>
  );

  test('has its columns as caption, and first cells as row headers', () => {
    const html = drawn(written(['', 'You pay', 'You need'], ['Ride', 'The fee', 'A bike']));
    expect(html).toContain('<caption><span class="unseen">You pay, You need</span></caption>');
    expect(html).toContain('<td></td><th scope="col">You pay</th><th scope="col">You need</th>');
    expect(html).toContain('<th scope="row" class="data-list__cell"><span>Ride</span></th>');
    // On a phone each value has its label; a screen reader reads the column's heading.
    expect(html).toContain(
      '<span class="data-list__name" aria-hidden="true">You pay</span><span>The fee</span>',
    );
  });

  test('shows no column names for two columns, and prefixes a bare number with its column', () => {
    expect(drawn(written(['When', 'What'], ['Friday', 'Supper']))).not.toContain('data-list__name');
    expect(visibleText(drawn(written(['Week', 'Tuesday', 'Sunday'], ['3', 'Ride', 'Rest'])))).toBe(
      'Week, Tuesday, Sunday Week Tuesday Sunday Week 3 Tuesday Ride Sunday Rest',
    );
  });

  test('without rows renders an empty body', () => {
    expect(drawn(<Table />)).toContain('<tbody></tbody>');
  });
});

test('the margin names what all years brought, and the pages to read next that there are', () => {
  const { AllYears, Facts, Margin, Related } = contentComponents;
  const html = drawn(
    <Margin>
      <Facts>
        <AllYears />
      </Facts>
      <Related pages="/research /nowhere /draft" />
    </Margin>,
    {
      years: [
        { year: 2026, raised: 150_000, goal: null, participants: 3, isCurrent: false },
        { year: 2025, raised: 50_000, goal: null, participants: 2, isCurrent: false },
      ],
      entries: [
        entry({ kind: 'page', path: '/research', title: 'The research', description: 'Four lines.' }),
        { ...entry({ kind: 'page', path: '/draft', title: 'Not yet' }), isDraft: true },
      ],
    },
  );
  expect(visibleText(html)).toBe(
    'raised since 2025, all of it for research $2,000 Read next The research Four lines.',
  );
  expect(visibleText(drawn(<AllYears />, { years: [] }))).toBe('');
});

test('a document in short says whom to write to and when it changed', () => {
  const { InShort } = contentComponents;
  const html = drawn(
    <InShort writeTo="privacy@example.org" changed="2026-11-27">
      <p>We sell none of it.</p>
    </InShort>,
  );
  expect(visibleText(html)).toBe(
    'In short We sell none of it. Write to privacy@example.org Last changed November 27, 2026',
  );
  expect(html).toContain('href="mailto:privacy@example.org"');
  expect(html).toContain('<time dateTime="2026-11-27">');
});

import { describe, expect, test } from 'vitest';
import { ContentPage } from '#src/features/content/content-layout.tsx';
import { contentComponents } from '#src/features/content/mdx-components.tsx';
import { data, drawn, entry, visibleText } from '#test/support/content/content-fixture.tsx';

const { h2: H2, Folded } = contentComponents;

const stories = [1, 2, 3, 4, 5].map((order) =>
  entry({ kind: 'story', path: `/community-hub/stories/s${order}`, title: `Story ${order}`, order }),
);
const news = (['2026-01-05', '2026-03-01', '2025-11-20'] as const).map((date) =>
  entry({ kind: 'news', path: `/about/news/${date}`, title: `News of ${date}`, date }),
);
const above = [
  entry({ kind: 'page', path: '/community-hub/stories', title: 'Stories' }),
  entry({ kind: 'page', path: '/about/news', title: 'News' }),
];
const entries = [...above, ...stories, ...news];

/** A text as MDX compiles it: a function that returns its parts. */
const Text = ({ parts }: { parts: number }) => (
  <>
    <p>First.</p>
    {Array.from({ length: parts }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <H2 key={index} id={`part-${index}`}>
        Part <em>{index}</em>
      </H2>
    ))}
  </>
);

const page = entry({ kind: 'page', path: '/safety', title: 'Safety', description: 'Read it once.' });

describe('a story’s end', () => {
  const climbs = [{ id: 'maya-okafor', name: 'Maya Okafor', raised: 150_000, goal: 250_000, committed: 0 }];
  const story = entry({ kind: 'story', path: '/community-hub/stories/s1', title: 'Story 1' });
  const ending = (profile: string | null) =>
    drawn(<ContentPage entry={{ ...story, profile }}>.</ContentPage>, { ...data, climbs });

  test('ends with the climb of its person, and the way to give to them', () => {
    const html = ending('maya-okafor');
    expect(visibleText(html)).toContain('Maya Okafor has raised $1,500 of $2,500 this year.');
    expect(html).toContain('href="/donate?recipient=maya-okafor&amp;recipientType=User"');
    expect(html).toContain('A climb to $2,500, 60% done');
  });

  test('says that its person is on the summit', () => {
    const [there] = climbs.map((climb) => ({ ...climb, raised: 300_000 }));
    const html = drawn(<ContentPage entry={{ ...story, profile: 'maya-okafor' }}>.</ContentPage>, {
      ...data,
      climbs: there === undefined ? [] : [there],
    });
    expect(visibleText(html)).toContain('Maya is on the summit. Help the climb go higher.');
    expect(visibleText(html)).not.toContain('up the hill');
  });

  test('has no climb of somebody who has no page', () => {
    expect(ending('nobody-here')).not.toContain('has raised');
    expect(ending(null)).not.toContain('has raised');
  });
});

describe('a page', () => {
  test('begins with one h1 and its description', () => {
    const html = drawn(
      <ContentPage entry={page}>
        <p>Wear a helmet.</p>
      </ContentPage>,
      { entries },
    );
    expect(visibleText(html)).toBe('Safety Read it once. Wear a helmet.');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test.each([
    [5, ['#part-0', '#part-1', '#part-2', '#part-3', '#part-4']],
    [4, []],
  ])('of %i parts lists them only when there are five or more', (parts, expected) => {
    const html = drawn(
      <ContentPage entry={page}>
        <Text parts={parts} />
      </ContentPage>,
    );
    const [, list = ''] = /<nav aria-label="On this page"[^>]*>(.*?)<\/nav>/.exec(html) ?? [];
    // Once in the fold for a phone, once in the column for a wide screen; the style sheet shows one of them.
    for (const shown of [list.split('</details>')[0] ?? '', list.split('</details>')[1] ?? '']) {
      expect([...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(expected);
      if (parts === 5) expect(visibleText(shown)).toBe('On this page Part 0 Part 1 Part 2 Part 3 Part 4');
    }
  });

  test('whose sections are folded has no list of them beside', () => {
    const folded = Array.from({ length: 5 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a text never change places
      <Folded key={index} id={`part-${index}`} title={`Part ${index}`} summary="In a line." />
    ));
    expect(drawn(<ContentPage entry={page}>{folded}</ContentPage>)).not.toContain('On this page');
  });

  test('that is a draft is marked as one', () => {
    const html = drawn(<ContentPage entry={{ ...page, isDraft: true }}>Text</ContentPage>);
    expect(visibleText(html)).toContain('A draft Only people who may see drafts can read this page.');
  });

  test('without a title has its path as heading', () => {
    expect(
      visibleText(drawn(<ContentPage entry={{ ...page, title: null, description: null }}>.</ContentPage>)),
    ).toBe('/safety .');
  });
});

describe('a story', () => {
  const [, , , fourth] = stories;
  if (!fourth) throw new Error('There are five');
  const told = { ...fourth, kicker: 'Rider', person: 'Rosalind', date: '2026-10-20' } as const;
  const html = drawn(<ContentPage entry={told}>.</ContentPage>, { entries });

  test('shows its section, kicker, person and date', () => {
    expect(visibleText(html)).toMatch(/^Stories · Rider Story 4 Rosalind · October 20, 2026 \./);
    expect(html).toContain('<a href="/community-hub/stories">Stories</a>');
  });

  test('links to the next three stories, and wraps around to the first', () => {
    expect(visibleText(html)).toMatch(/More stories Story 5 Story 1 Story 2$/);
  });

  test('that is the only one links to no others', () => {
    expect(visibleText(drawn(<ContentPage entry={told}>.</ContentPage>, { entries: [told] }))).not.toContain(
      'More',
    );
  });
});

test('news show their author, and link to others from the newest to the oldest', () => {
  const [, newest] = news;
  if (!newest) throw new Error('There are three');
  const html = drawn(<ContentPage entry={{ ...newest, author: 'June' }}>.</ContentPage>, { entries });
  expect(visibleText(html)).toBe(
    'News News of 2026-03-01 By June · March 1, 2026 . ' +
      'More news January 5, 2026 News of 2026-01-05 November 20, 2025 News of 2025-11-20',
  );
});

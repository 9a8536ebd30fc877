import { describe, expect, test } from 'vitest';
import { contentComponents } from '#src/features/content/mdx-components.tsx';
import { drawn, entry, nothing, visibleText } from '#test/support/content/content-fixture.tsx';

const { FaqList, NewsList, PartnerList, Question, ResourceList, StoryList, TrainingPlans } =
  contentComponents;

const entries = [
  entry({
    kind: 'story',
    path: '/s/b',
    title: 'B',
    order: 2,
    kicker: 'Rider',
    person: 'Ann',
    description: 'About.',
  }),
  entry({ kind: 'story', path: '/s/none', title: 'Unordered' }),
  entry({ kind: 'story', path: '/s/a', title: 'A', order: 1 }),
  entry({ kind: 'story', path: '/s/c', title: 'C', order: 3, isDraft: true }),
  entry({ kind: 'resource', path: '/r/a', title: 'Guide' }),
  entry({ kind: 'training', path: '/training/a', title: 'First 25' }),
  entry({ kind: 'news', path: '/n/old', title: 'Old', date: '2025-11-20', kicker: 'Money' }),
  entry({ kind: 'news', path: '/n/new', title: 'New', date: '2026-10-01' }),
  entry({ kind: 'news', path: '/n/none', title: 'Undated' }),
  entry({ kind: 'partner', path: '/about/partners#larkin', title: 'Larkin & Daughters' }),
  entry({ kind: 'partner', path: '/about/partners#others', title: 'Supporters' }),
  entry({ kind: 'faq', path: '/faq#riding', title: 'Riding', description: 'On the road.' }),
];

describe('stories', () => {
  test('are listed by order, without drafts', () => {
    expect(visibleText(drawn(<StoryList />, { entries }))).toBe('A Rider · Ann B About. Unordered');
  });

  test('include marked drafts in a preview', () => {
    expect(visibleText(drawn(<StoryList />, { entries, isPreview: true }))).toBe(
      'A Rider · Ann B About. C Draft Unordered',
    );
  });
});

test.each([
  [<ResourceList key="r" />, '<a href="/r/a">Guide</a>'],
  [<TrainingPlans key="t" />, '<a href="/training/a">First 25</a>'],
])('resources and training plans link to their pages', (list, link) => {
  expect(drawn(list, { entries })).toContain(link);
});

test('news are listed newest first, undated ones last, and can be limited', () => {
  expect(visibleText(drawn(<NewsList />, { entries }))).toBe(
    'October 1, 2026 New November 20, 2025 Money Old Undated',
  );
  expect(visibleText(drawn(<NewsList limit={1} />, { entries }))).toBe('October 1, 2026 New');
});

test('partners have an id to link to, and their text', () => {
  const html = drawn(<PartnerList />, { entries }, { '/about/partners#larkin': () => <p>Builders.</p> });
  expect(visibleText(html)).toBe('Larkin & Daughters Builders. Supporters');
  expect([...html.matchAll(/<details id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['larkin', 'others']);
});

const Answer = () => (
  <Question id="e-bikes" title="Are e-bikes allowed?">
    <p>Yes.</p>
  </Question>
);

test('questions are folded in sections, and the first of each section are linked to', () => {
  const html = drawn(<FaqList />, { entries }, { '/faq#riding': Answer });
  expect(visibleText(html)).toBe(
    'Search the questions Type any words from the question or its answer. Start with these Are e-bikes allowed? Start with these Are e-bikes allowed? Riding On the road. 1 question Are e-bikes allowed? Yes. Link to this question',
  );
  expect(html).toContain('<a href="#e-bikes">Are e-bikes allowed?</a>');
  expect(html).toMatch(/<section id="riding"[^>]*data-section="true">/);
});

test.each([<StoryList key="1" />, <NewsList key="2" />, <PartnerList key="3" />, <FaqList key="4" />])(
  'a list without entries is empty',
  (list) => {
    expect(visibleText(drawn(list, nothing))).toBe('');
  },
);

import { describe, expect, test } from 'vitest';
import { contentComponents } from '#src/features/content/mdx-components.tsx';
import { drawn, entry, nothing, wordsOf } from '#test/support/content/content-fixture.tsx';

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
  test('stand in their authors’ order, without drafts', () => {
    expect(wordsOf(drawn(<StoryList />, { entries }))).toBe('A Rider · Ann B About. Unordered');
  });

  test('show drafts, marked, to who may see them', () => {
    expect(wordsOf(drawn(<StoryList />, { entries, isPreview: true }))).toBe(
      'A Rider · Ann B About. C Draft Unordered',
    );
  });
});

test.each([
  [<ResourceList key="r" />, '<a href="/r/a">Guide</a>'],
  [<TrainingPlans key="t" />, '<a href="/training/a">First 25</a>'],
])('resources and plans lead to their pages', (list, link) => {
  expect(drawn(list, { entries })).toContain(link);
});

test('news stand with the newest first, what has no date last, and can be the last few', () => {
  expect(wordsOf(drawn(<NewsList />, { entries }))).toBe(
    'October 1, 2026 New November 20, 2025 Money Old Undated',
  );
  expect(wordsOf(drawn(<NewsList limit={1} />, { entries }))).toBe('October 1, 2026 New');
});

test('partners can be linked to and say what they pay for', () => {
  const html = drawn(<PartnerList />, { entries }, { '/about/partners#larkin': () => <p>Builders.</p> });
  expect(wordsOf(html)).toBe('Larkin & Daughters Builders. Supporters');
  expect([...html.matchAll(/<section id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['larkin', 'others']);
});

const Answer = () => (
  <Question id="e-bikes" title="Are e-bikes allowed?">
    <p>Yes.</p>
  </Question>
);

test('the questions stand in sections that can be gone to', () => {
  const html = drawn(<FaqList />, { entries }, { '/faq#riding': Answer });
  expect(wordsOf(html)).toBe(
    'Search the questions Any words of a question, or of its answer. Riding Riding On the road. Are e-bikes allowed? Yes. Link to this question',
  );
  expect(html).toContain('<a href="#riding">Riding</a>');
  expect(html).toMatch(/<section id="riding"[^>]*data-section="true">/);
});

test.each([<StoryList key="1" />, <NewsList key="2" />, <PartnerList key="3" />, <FaqList key="4" />])(
  'a list of nothing is empty, and nothing breaks',
  (list) => {
    expect(wordsOf(drawn(list, nothing))).toBe('');
  },
);

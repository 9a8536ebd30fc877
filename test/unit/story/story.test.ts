import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkOf, storyLength, storyProblem } from '#machines/story/story.rules.ts';
import { normalStory, paragraphsOf, type Story, storyText } from '#machines/story/story.ts';
import { withText } from '#machines/story/story-edit.ts';
import { contract } from '#server/platform/contract/document.ts';
import {
  documentInRound,
  documentOfStory,
  storyOfDocument,
} from '#src/features/profile/story-editor/story-document.ts';

const hrefPattern = new RegExp(contract.components.schemas.StorySpan.properties.href.pattern, 'u');

const span = fc.record(
  {
    text: fc.string({ minLength: 1, maxLength: 12 }),
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    href: fc.constantFrom('https://a.example/', 'https://b.example/c'),
  },
  { requiredKeys: ['text'], noNullPrototype: true },
);
const anyStory: fc.Arbitrary<Story> = fc.array(
  fc.record(
    {
      type: fc.constantFrom('paragraph' as const, 'heading' as const, 'bullet' as const, 'number' as const),
      spans: fc.array(span, { minLength: 1, maxLength: 4 }),
    },
    { noNullPrototype: true },
  ),
  { minLength: 1, maxLength: 5 },
);

const formatted: Story = [
  { type: 'heading', spans: [{ text: 'Why' }] },
  { type: 'paragraph', spans: [{ text: 'For ' }, { text: 'Ellen', bold: true }] },
  { type: 'bullet', spans: [{ text: 'one', italic: true }] },
  { type: 'bullet', spans: [{ text: 'two', href: 'https://example.org/' }] },
];

describe('A story', () => {
  test('has one form, which the editor keeps', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const normal = normalStory(story);
        expect(normalStory(normal)).toEqual(normal);
        expect(storyOfDocument(documentOfStory(normal))).toEqual(normal);
      }),
    );
  });

  test('has a plain text, with blank lines between blocks but not between lines of a list', () => {
    expect(storyText(formatted)).toBe('Why\n\nFor Ellen\n\none\ntwo');
    expect(storyText(null)).toBe('');
  });

  test('counts an emoji once, and says how much is too much', () => {
    expect(storyLength(paragraphsOf('🚴🚴'))).toBe(2);
    expect(storyLength([{ type: 'paragraph', spans: [{ text: ' 🚴 ' }, { text: '🚴  ' }] }])).toBe(3);
    expect(storyProblem(paragraphsOf('🚴'.repeat(5_000)))).toBeNull();
    expect(storyProblem(paragraphsOf('x'.repeat(6_234)))).toBe(
      'Use at most 5,000 characters. Shorten your story by 1,234 and save again.',
    );
  });

  test.each<[string, string, Story | null]>([
    ['as it was', storyText(formatted), formatted],
    ['with a line more', `${storyText(formatted)}\n\nEnd.`, [...formatted, ...(paragraphsOf('End.') ?? [])]],
    [
      'with another paragraph',
      'Why\n\nFor Omar\n\none\ntwo',
      [...formatted.slice(0, 1), ...(paragraphsOf('For Omar') ?? []), ...formatted.slice(2)],
    ],
    ['emptied', ' \n', null],
  ])('edited as plain text (%s) keeps the looks of what was left alone', (_, text, expected) => {
    expect(withText(formatted, text)).toEqual(expected);
  });
});

describe('A link', () => {
  test.each([
    ['example.org', 'https://example.org/'],
    [' https://example.org/a?b=c#d ', 'https://example.org/a?b=c#d'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
    ["https://example.org/o'hara", 'https://example.org/o%27hara'],
    ['example.org:8443/x', 'https://example.org:8443/x'],
  ])('%s becomes %s', (typed, href) => {
    expect(linkOf(typed)).toBe(href);
    expect(href).toMatch(hrefPattern);
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'http://example.org',
    'https://user@example.org',
    'mailto:a@example.org',
    'localhost',
    '',
  ])('%j is none', (typed) => expect(linkOf(typed)).toBeNull());

  test('that the form takes is one that the contract takes', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()),
        (typed) => {
          const href = linkOf(typed);
          if (href !== null) expect(href).toMatch(hrefPattern);
        },
      ),
      { examples: [['.&']] },
    );
  });
});

test('a document of a later round says the same under other keys, also where nothing is written', () => {
  for (const story of [null, paragraphsOf('I ride for Ellen.')]) {
    const [first, second] = [documentInRound(story, 1), documentInRound(story, 2)];
    expect([storyOfDocument(first), storyOfDocument(second)]).toEqual([story, story]);
    expect(first).not.toEqual(second);
  }
});

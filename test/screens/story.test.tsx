import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Story } from '#machines/story/story.ts';
import { StoryText } from '#src/components/story/story-text.tsx';
import { storyOfHtml } from '#src/features/profile/story-editor/story-paste.ts';
import { render } from '#test/support/render.tsx';

const bare = (html: string) => html.replace(/ class="[^"]*"/g, '');

describe('StoryText', () => {
  test('renders elements on the server, escapes text, and marks links', () => {
    const story: Story = [
      { type: 'heading', spans: [{ text: '<script>' }] },
      {
        type: 'paragraph',
        spans: [{ text: 'a' }, { text: 'b', bold: true, italic: true, href: 'https://x.example/' }],
      },
      { type: 'bullet', spans: [{ text: 'one' }] },
      { type: 'bullet', spans: [{ text: 'two' }] },
      { type: 'number', spans: [{ text: 'three' }] },
    ];
    const html =
      '<div><h3 dir="auto">&lt;script&gt;</h3><p dir="auto">a<a href="https://x.example/" rel="nofollow ugc noopener">' +
      '<strong><em>b</em></strong></a></p><ul dir="auto"><li>one</li><li>two</li></ul><ol dir="auto"><li>three</li></ol></div>';
    expect(bare(renderToStaticMarkup(<StoryText story={story} />))).toBe(html);
    expect(render(<StoryText story={story} />).container.querySelector('script')).toBeNull();
  });
});

describe('Pasted HTML', () => {
  test.each<[string, string, Story | null]>([
    [
      'keeps blocks, looks and https links',
      '<h1>Why</h1><p>For <b>Ellen</b>, <a href="https://x.example"><i>here</i></a></p><ol><li>a</li></ol><ul><li>b</li></ul>',
      [
        { type: 'heading', spans: [{ text: 'Why' }] },
        {
          type: 'paragraph',
          spans: [
            { text: 'For ' },
            { text: 'Ellen', bold: true },
            { text: ', ' },
            { text: 'here', italic: true, href: 'https://x.example/' },
          ],
        },
        { type: 'number', spans: [{ text: 'a' }] },
        { type: 'bullet', spans: [{ text: 'b' }] },
      ],
    ],
    [
      'drops scripts and styles',
      '<style>p{}</style><script>alert(1)</script><svg><script>x</script></svg>',
      null,
    ],
    [
      'keeps the words of what it does not know',
      '<u style="color:red" onclick="x()">red</u><img src=x onerror=alert(1)>',
      [{ type: 'paragraph', spans: [{ text: 'red' }] }],
    ],
    [
      'makes text of links that lead elsewhere',
      '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><a href="http://x.example">c</a><a href="/d">d</a>',
      [{ type: 'paragraph', spans: [{ text: 'abcd' }] }],
    ],
    [
      'takes out signs that nobody sees',
      '<p>a\u202eb\u200bc\u0000d\ufeff</p>',
      [{ type: 'paragraph', spans: [{ text: 'abcd' }] }],
    ],
    ['reads no deeper than is safe', `${'<div>'.repeat(5_000)}deep`, null],
  ])('%s', (_, html, story) => {
    expect(storyOfHtml(html)).toEqual(story);
  });
});

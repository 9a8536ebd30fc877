import { beforeAll, describe, expect, test } from 'vitest';
import { paragraphsOf } from '#machines/story/story.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { startApi } from '#test/support/api.ts';
import { seedEvent } from '#test/support/event/event-rows.ts';
import { given } from '#test/support/given.ts';

type Answer = Schemas['CurrentUser'] & Schemas['Problem'];

const ada = { oid: 'ada-at-the-provider', emailAddress: 'ada@example.com' };
const api = given(startApi);
beforeAll(async () => {
  await seedEvent(api.store.db);
  await api.send('POST', '/user', {
    as: ada,
    body: { oid: ada.oid, firstName: 'Ada', lastName: 'Ash', email: ada.emailAddress },
  });
});

/** Sends a story as JSON text, so that no code on the way corrects it. */
const send = (value: string) =>
  api.send<Answer>('PATCH', '/user', {
    as: ada,
    body: `[{"op":"replace","path":"/story","value":${value}}]`,
    headers: { 'content-type': 'application/json' },
    seen: true,
  });

const save = (value: unknown) => send(JSON.stringify(value));
const block = (...spans: unknown[]) => [{ type: 'paragraph', spans }];
const linked = (href: string) => block({ text: 'here', href });

describe('A story', () => {
  test('keeps paragraphs, headings, bold, italic, lists and https links', async () => {
    const story = [
      { type: 'heading', spans: [{ text: 'Why' }] },
      {
        type: 'paragraph',
        spans: [{ text: 'For ' }, { text: 'Ellen', bold: true, italic: true }, { text: ' and\nme' }],
      },
      { type: 'bullet', spans: [{ text: 'one' }] },
      { type: 'number', spans: [{ text: 'two', href: 'https://example.org/a?b=c#d' }] },
    ];
    const { status, body } = await save(story);
    expect([status, body.story]).toEqual([200, story]);
    const { body: seen } = await api.send<Answer>('GET', `/user/${body.publicId}`, {});
    expect(seen.story).toEqual(story);
  });

  test('is stored in one form, however it is sent', async () => {
    const sent = [
      { type: 'paragraph', spans: [{ text: '  ' }] },
      {
        type: 'paragraph',
        spans: [{ text: ' ' }, { text: ' One' }, { text: ' two ' }, { text: ' ', bold: true }],
      },
    ];
    expect((await save(sent)).body.story).toEqual(paragraphsOf('One two'));
    expect((await save([{ type: 'heading', spans: [{ text: ' \n ' }] }])).body.story).toBeNull();
  });

  test('of 5,000 characters is kept, an emoji counting once, and of 5,001 is refused', async () => {
    const [half, emoji] = ['x'.repeat(2_500), '🚴'.repeat(2_500)];
    expect((await save([...block({ text: half }), ...block({ text: emoji })])).status).toBe(200);
    const { status, body } = await save([...block({ text: half }), ...block({ text: `${emoji}x` })]);
    expect([status, body.fields]).toEqual([
      400,
      [
        {
          path: '/body/0/value',
          code: 'invalid',
          message: 'Use at most 5,000 characters. Shorten your story by 1 and save again.',
        },
      ],
    ]);
  });

  test('can be the condition of a patch', async () => {
    const { body } = await save(paragraphsOf('Before.'));
    const change = (value: unknown) =>
      api.send<Answer>('PATCH', '/user', {
        as: ada,
        body: [
          { op: 'test', path: '/story', value },
          { op: 'replace', path: '/city', value: 'Ghent' },
        ],
        headers: { 'if-match': body.version },
      });
    expect((await change(paragraphsOf('Other.'))).body.fields?.[0]?.code).toBe('changed-meanwhile');
    expect((await change(paragraphsOf('Before.'))).status).toBe(200);
  });

  test.each<[string, string]>([
    ['plain text', '"<p>Hello</p>"'],
    ['an object', '{"type":"paragraph","spans":[{"text":"a"}]}'],
    ['no blocks', '[]'],
    ['an unknown kind of block', '[{"type":"script","spans":[{"text":"alert(1)"}]}]'],
    ['a block of HTML', '[{"type":"paragraph","spans":[{"text":"a"}],"html":"<img onerror=alert(1)>"}]'],
    ['an unknown look', '[{"type":"paragraph","spans":[{"text":"a","style":"color:red"}]}]'],
    [
      'React’s own way to HTML',
      '[{"type":"paragraph","spans":[{"text":"a","dangerouslySetInnerHTML":{"__html":"x"}}]}]',
    ],
    ['a prototype', '[{"type":"paragraph","spans":[{"text":"a","__proto__":{"bold":true}}]}]'],
    ['a constructor', '[{"type":"paragraph","constructor":{"prototype":{"x":1}},"spans":[{"text":"a"}]}]'],
    [
      'an element in place of text',
      '[{"type":"paragraph","spans":[{"text":{"$$typeof":"x","type":"script"}}]}]',
    ],
    ['a look that is off', '[{"type":"paragraph","spans":[{"text":"a","bold":false}]}]'],
    ['nested blocks', '[{"type":"bullet","spans":[{"text":"a","spans":[{"text":"b"}]}]}]'],
    ['lists in lists', '[[[[{"type":"bullet","spans":[{"text":"a"}]}]]]]'],
    ['5,001 blocks', JSON.stringify(Array.from({ length: 5_001 }, () => block({ text: 'a' })[0]))],
    ['a null byte', '[{"type":"paragraph","spans":[{"text":"a\\u0000"}]}]'],
    ['half a surrogate pair', '[{"type":"paragraph","spans":[{"text":"a\\ud83d"}]}]'],
    ['a right-to-left override', '[{"type":"paragraph","spans":[{"text":"\\u202egnp.exe"}]}]'],
    ['a right-to-left isolate', '[{"type":"paragraph","spans":[{"text":"\\u2067gnp"}]}]'],
    ['a control character', '[{"type":"paragraph","spans":[{"text":"a\\u0007"}]}]'],
    ['a byte order mark', '[{"type":"paragraph","spans":[{"text":"\\ufeff"}]}]'],
  ])('refuses %s', async (_, value) => {
    const before = (await api.send<Answer>('GET', '/user', { as: ada })).body;
    expect((await send(value)).status).toBe(400);
    expect((await api.send<Answer>('GET', '/user', { as: ada })).body).toEqual(before);
    expect(({} as { bold?: boolean }).bold).toBeUndefined();
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'http://example.org',
    'https:example.org',
    'https://',
    '//example.org',
    '/profile/maya',
    'mailto:a@example.org',
    'blob:https://example.org/1',
    'https://bank.example@evil.example',
    'https://evil.example\\@bank.example',
    'https://evil.example/"onmouseover="alert(1)',
    'https://evil.example/\u202egnp',
    'https://evil.example/a b',
    'https://evil.example/\njavascript:alert(1)',
    `https://evil.example/${'a'.repeat(2_000)}`,
  ])('refuses a link to %j', async (href) => {
    expect((await save(linked(href))).status).toBe(400);
  });

  test('nested thousands deep does not stop the server', async () => {
    const deep = `${'[{"type":"bullet","spans":'.repeat(2_000)}[]${'}]'.repeat(2_000)}`;
    expect((await send(deep)).status).toBe(400);
    expect((await save(linked('https://example.org/'))).status).toBe(200);
  });
});

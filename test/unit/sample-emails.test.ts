import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { climbHtml } from '#server/platform/mail/email-climb.ts';
import { dark, fixed, light } from '#server/platform/mail/email-colors.ts';
import { emailGroups, samplesIn } from '#server/sandbox/mail.pages.ts';

const samples = samplesIn(emailGroups('https://product.example'));
const emails = Object.entries(samples).flatMap(([kind, found]) =>
  found.map(({ what, letter }) => ({ name: `${kind}: ${what}`, ...letter })),
);
const sources = globSync('server/**/*.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('the samples include each kind of e-mail that the code can send', () => {
  const declared = sources.flatMap(({ text }) =>
    [...text.matchAll(/interface EmailKinds \{([^}]*)\}/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/'?([a-z-]+)'?: true;/g)].map(([, kind]) => kind),
    ),
  );
  expect(declared.length).toBeGreaterThan(40);
  expect(Object.keys(samples).sort()).toEqual(declared.sort());
  for (const [kind, found] of Object.entries(samples)) expect(found.length, kind).toBeGreaterThan(0);
});

test('every function that writes an e-mail has a sample', () => {
  const written = sources.flatMap(({ text }) =>
    text.includes('writeEmail(') || text.includes('emailWith(')
      ? [...text.matchAll(/export const (\w*Email)\b/g)].map(([, name]) => name ?? '')
      : [],
  );
  const shown = sources.filter(({ file }) => file.endsWith('.samples.ts')).map(({ text }) => text);
  const missing = written.filter((name) => !shown.some((text) => text.includes(`${name}(`)));
  expect(missing.filter((name) => name !== 'writeEmail')).toEqual([]);
});

describe.each(emails)('$name', ({ subject, text, html }) => {
  test('is at most 60 kB, loads nothing and has one button', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60_000);
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|\sbackground=|<img|<script|<svg/);
    expect(html.match(/class="button"/g)).toHaveLength(1);
  });

  test('has title, language, preheader and tables without meaning', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    const [, preheader = ''] = /mso-hide: all[^>]*>([^&<]{20,})/.exec(html) ?? [];
    expect(preheader).not.toMatch(/^Hello /);
    expect(preheader).not.toBe('');
    expect(html.match(/<table(?! role="presentation")/g)).toBeNull();
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('says in both parts why it was sent, and speaks in whole sentences', () => {
    const paragraphs = text.split('\n\n');
    expect(paragraphs.at(-1)).toMatch(
      /^Product sent you this e-mail because [^.]+\. .*\nQuestions\? Reply to/,
    );
    expect(html).toContain('Product sent you this e\u2011mail because ');
    expect(text).not.toMatch(/undefined|null|NaN|\[object|[,:;]\.|\.\. | ,/);
    expect(`${subject}\n${text}`).not.toMatch(/cancelled|acknowledgement|any more\b|gave back \$/i);
    const firstLetters = paragraphs.filter((part) => !/^[-“]/.test(part)).map((part) => part[0]);
    for (const letter of firstLetters) expect(letter).toMatch(/[\p{Lu}\d$]/u);
  });

  test('never breaks the word e-mail at its hyphen', () => {
    const shown = html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]*>/g, '');
    expect(shown).not.toMatch(/\be-mail\b(?!@)/i);
  });
});

const brightness = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [bright, dim] = [brightness(one), brightness(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
};

test.each([
  ['light', light],
  ['dark', dark],
])('text on the sheet can be read: %s', (_, palette) => {
  expect(contrast(palette.ink, palette.surface)).toBeGreaterThanOrEqual(7);
  expect(contrast(palette.soft, palette.surface)).toBeGreaterThanOrEqual(7);
  expect(contrast(palette.link, palette.surface)).toBeGreaterThanOrEqual(4.5);
});

test('text on the band and the button can be read, and so can the climb', () => {
  expect(contrast(fixed.onNight, fixed.night)).toBeGreaterThanOrEqual(7);
  expect(contrast(fixed.onAccent, fixed.accent)).toBeGreaterThanOrEqual(7);
  expect(contrast(fixed.ridge, fixed.night)).toBeGreaterThanOrEqual(3);
  expect(contrast(fixed.accent, fixed.ahead)).toBeGreaterThanOrEqual(3);
});

test.each([
  { raised: 0, goal: 0 },
  { raised: 50_000, goal: 100_000 },
  { raised: 100_000, goal: 100_000 },
])('the ridge of the climb has no step from one column to the next: %j', (figures) => {
  const html = climbHtml({ id: 'maya-okafor', ...figures });
  const columns = html.split('<td width="2%"').slice(1);
  const edges = columns.map((column) => {
    const base = Number([...column.matchAll(/ height="(\d+)"/g)].at(-1)?.[1]);
    const [, direction, rise = '0'] =
      /linear-gradient\(to bottom (left|right),[^)]*\) 0 3px\/100% (\d+)px/.exec(column) ?? [];
    const [low, high] = [base + 3, base + 3 + Number(rise)];
    return direction === 'right' ? [low, high] : [high, low];
  });
  expect(edges).toHaveLength(50);
  expect(edges.slice(1).map(([left]) => left)).toEqual(edges.slice(0, -1).map(([, right]) => right));
});

test('the climb is filled up to where its owner is', () => {
  const filled = (raised: number): number =>
    climbHtml({ id: 'maya-okafor', raised, goal: 100_000 }).match(
      /bgcolor="#d9f24b" style="height: \d+px[^"]*"/g,
    )?.length ?? 0;
  expect(filled(0)).toBe(0);
  expect(filled(50_000)).toBe(24);
  expect(filled(99_900)).toBeLessThan(50);
  // All of the land, and the two cells of the flag.
  expect([filled(100_000), filled(250_000)]).toEqual([52, 52]);
});

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { shifts } from '#server/seed/shifts.data.ts';
import { jobScene } from '#src/components/illustration/job-scene.ts';

const limit = 6 * 1024;
const read = (path: string) => readFileSync(path, 'utf8');
const words = readdirSync('public/illustrations').map((file) => file.replace(/\.svg$/, ''));
const drawingOf = (word: string) => read(`public/illustrations/${word}.svg`);
const titleOf = (word: string) => /<title>(.*)<\/title>/.exec(drawingOf(word))?.[1];
const shapesOf = (word: string) => drawingOf(word).match(/ d="[^"]+"/g) ?? [];
const coloursOf = (css = '') => css.match(/#[\da-f]{3,8}\b/gi) ?? [];

const palette = [...read('docs/illustrations.md').matchAll(/^\|.*\| (#\w{6}) \| (#\w{6}) \|$/gm)];
const [day, night] = [palette.map((row) => row[1]), palette.map((row) => row[2])];

const written = (folder: string) =>
  readdirSync(`content/${folder}`).map((file) => {
    const text = read(`content/${folder}/${file}`);
    const said = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
    return { picture: said('picture'), order: Number(said('order')) };
  });

describe('an illustration', () => {
  test.each(words)('of %s is described in a sentence, and has at most 6 kB compressed', (word) => {
    expect(titleOf(word)).toMatch(/^[A-Z][^&<]{20,140}\.$/);
    expect(gzipSync(drawingOf(word)).length).toBeLessThan(limit);
  });

  test.each(words)('of %s has the colors of the palette only, by day and by night', (word) => {
    const [style = '', shapes] = drawingOf(word).split('</style>');
    const [byDay, byNight] = style.split('@media screen and (prefers-color-scheme: dark)');
    expect(coloursOf(byDay).filter((colour) => !day.includes(colour))).toEqual([]);
    expect(coloursOf(byNight).filter((colour) => !night.includes(colour))).toEqual([]);
    expect(shapes).not.toMatch(/(fill|stroke|color)[=:]/);
    expect(coloursOf(byNight).length).toBeGreaterThan(0);
  });

  test('looks like no other, and is described like no other', () => {
    expect(new Set(words.map((word) => shapesOf(word).join())).size).toBe(words.length);
    expect(new Set(words.map(titleOf)).size).toBe(words.length);
  });

  test('exists for each word that a screen names', () => {
    const screens = globSync('src/**/*.tsx').map(read).join('\n');
    const named = [...screens.matchAll(/<(?:Illustration|Ending|Moment)\s[^>]*?(?:of|scene)="([\w-]+)"/g)];
    expect(named.length).toBeGreaterThan(5);
    expect(named.map((match) => match[1]).filter((word = '') => !words.includes(word))).toEqual([]);
  });
});

describe('lists', () => {
  const folders = ['stories', 'resources', 'news', 'training'];

  test.each(folders)('each of %s has a scene of its own', (folder) => {
    const pictures = written(folder).map(({ picture }) => picture);
    expect(pictures.filter((picture) => !words.includes(picture))).toEqual([]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test.each(folders)('neighbors in %s show different people and places', (folder) => {
    const list = written(folder).sort((one, other) => one.order - other.order);
    for (const [index, { picture }] of list.entries()) {
      const next = list[index + 1];
      if (next === undefined) continue;
      const other = new Set(shapesOf(next.picture));
      const shared = shapesOf(picture).filter((path) => other.has(path)).length;
      expect(shared / shapesOf(picture).length, `${picture} and ${next.picture}`).toBeLessThan(0.5);
    }
  });

  test('the kinds of volunteering that pages ask for are those that have scenes', () => {
    const kinds = words.filter((word) => word.startsWith('job-'));
    expect(kinds.map((word) => jobScene(word.slice('job-'.length)))).toEqual(kinds);
    expect(
      [...new Set(shifts.map(({ jobType }) => jobType))].filter((job) => jobScene(job) === null),
    ).toEqual([]);
    expect(jobScene('Packet pick-up')).toBe('job-packet-pick-up');
    expect(jobScene('Something new')).toBeNull();
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawScene, sceneFor, scenes } from '#server/illustration/illustration.ts';
import { jobScene } from '#src/components/illustration/job-scene.ts';

const limit = 6 * 1024;
const words = Object.keys(scenes);

const written = (folder: string) =>
  readdirSync(`content/${folder}`).map((file) => {
    const text = readFileSync(`content/${folder}/${file}`, 'utf8');
    const said = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
    return { file, picture: said('picture'), order: Number(said('order')), date: said('date') };
  });

describe('a scene', () => {
  test.each(words)('of %s is described in a sentence, and has at most 6 kB compressed', (word) => {
    const scene = sceneFor(word);
    const svg = drawScene(scene);
    expect(scene.says).toMatch(/^[A-Z].{20,140}\.$/);
    expect(svg).toContain(`<title>${scene.says}</title>`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(gzipSync(svg).length).toBeLessThan(limit);
  });

  test('looks the same for the same subject, and no two subjects look alike', () => {
    expect(words.map((word) => drawScene(sceneFor(word)))).toEqual(
      words.map((word) => drawScene(sceneFor(word))),
    );
    expect(
      new Set(words.map((word) => drawScene(sceneFor(word), 'light').replace(/<title>.*?<\/title>/, '')))
        .size,
    ).toBe(words.length);
    expect(new Set(words.map((word) => sceneFor(word).says)).size).toBe(words.length);
  });

  test('of a word without one is composed from the word, and is as light', () => {
    const drawn = Array.from({ length: 60 }, (_, index) => drawScene(sceneFor(`new-${index}`)));
    expect(new Set(drawn).size).toBe(60);
    for (const svg of drawn) expect(gzipSync(svg).length).toBeLessThan(limit);
    expect(drawScene(sceneFor('constructor'))).toContain('<svg');
  });

  test('has both schemes in one file, and one of them where it is asked for', () => {
    const scene = sceneFor('gap');
    expect(drawScene(scene)).toContain('prefers-color-scheme:dark');
    expect(drawScene(scene, 'light')).not.toContain('prefers-color-scheme');
  });
});

describe('lists', () => {
  test.each(['stories', 'resources', 'news', 'training'])('each of %s has a scene of its own', (folder) => {
    const pictures = written(folder).map(({ picture }) => picture);
    expect(pictures.filter((picture) => scenes[picture] === undefined)).toEqual([]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test.each(['stories', 'resources', 'news', 'training'])(
    'neighbors in %s show different people and places',
    (folder) => {
      const list = written(folder).sort((one, other) => one.order - other.order);
      const outline = (picture: string) => drawScene(sceneFor(picture), 'light').match(/ d="[^"]+"/g) ?? [];
      for (const [index, { picture }] of list.entries()) {
        const next = list[index + 1];
        if (next === undefined) continue;
        const other = new Set(outline(next.picture));
        const shared = outline(picture).filter((path) => other.has(path)).length;
        expect(shared / outline(picture).length, `${picture} and ${next.picture}`).toBeLessThan(0.5);
      }
    },
  );

  test('the kinds of volunteering of the event have scenes in which volunteers are no cyclists', () => {
    for (const job of [
      'Rest stop',
      'Course marshal',
      'Packet pick-up',
      'Medical',
      'Bike check',
      'Route marking',
    ])
      expect(scenes[jobScene(job)]).toBeDefined();
    expect(sceneFor(jobScene('Something new')).says).not.toMatch(/^Someone rides/);
  });
});

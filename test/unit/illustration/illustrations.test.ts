import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawScene, type Scene, sceneFor, scenes } from '#server/illustration/illustration.ts';
import { shifts } from '#server/seed/shifts.data.ts';
import { jobScene } from '#src/components/illustration/job-scene.ts';

const limit = 6 * 1024;
const words = Object.keys(scenes);

const known = (word: string): Scene => {
  const scene = sceneFor(word);
  if (scene === undefined) throw new Error(`Nobody drew ${word}`);
  return scene;
};

const written = (folder: string) =>
  readdirSync(`content/${folder}`).map((file) => {
    const text = readFileSync(`content/${folder}/${file}`, 'utf8');
    const said = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
    return { file, picture: said('picture'), order: Number(said('order')), date: said('date') };
  });

describe('a scene', () => {
  test.each(words)('of %s is described in a sentence, and has at most 6 kB compressed', (word) => {
    const scene = known(word);
    const svg = drawScene(scene);
    expect(scene.says).toMatch(/^[A-Z].{20,140}\.$/);
    expect(svg).toContain(`<title>${scene.says}</title>`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(gzipSync(svg).length).toBeLessThan(limit);
  });

  test('looks the same for the same subject, and no two subjects look alike', () => {
    expect(words.map((word) => drawScene(known(word)))).toEqual(words.map((word) => drawScene(known(word))));
    expect(
      new Set(words.map((word) => drawScene(known(word), 'light').replace(/<title>.*?<\/title>/, ''))).size,
    ).toBe(words.length);
    expect(new Set(words.map((word) => known(word).says)).size).toBe(words.length);
  });

  test.each(['new-1', 'job-something-new', 'constructor', ''])('is not made up for the word “%s”', (word) => {
    expect(sceneFor(word)).toBeUndefined();
  });

  test('has both schemes in one file, and one of them where it is asked for', () => {
    const scene = known('gap');
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
      const outline = (picture: string) => drawScene(known(picture), 'light').match(/ d="[^"]+"/g) ?? [];
      for (const [index, { picture }] of list.entries()) {
        const next = list[index + 1];
        if (next === undefined) continue;
        const other = new Set(outline(next.picture));
        const shared = outline(picture).filter((path) => other.has(path)).length;
        expect(shared / outline(picture).length, `${picture} and ${next.picture}`).toBeLessThan(0.5);
      }
    },
  );

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

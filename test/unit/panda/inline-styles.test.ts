import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { inlineStyles } from '#panda/inline-styles.ts';

const root = join(import.meta.dirname, '../../..');
// Inside the project, because only there do its own import paths lead anywhere.
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/inline-styles-'));

afterAll(() => rmSync(folder, { recursive: true }));

const built = async (source: string) => {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, source);
  const output = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [inlineStyles()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
};

test('static styles become class names, without the styling runtime', async () => {
  const code = await built(`
    import { css } from '#styled-system/css';
    import { stack } from '#styled-system/patterns';
    export const box = css({ color: 'ink', mt: { base: '4', md: -2 }, _hover: { color: 'forest' } });
    export const pile = (tight: boolean) => (tight ? stack({ gap: '2' }) : css(\n{ p: \`4\` }));
  `);
  expect(code).toContain('"c_ink mt_4 md:mt_-2 hover:c_forest"');
  expect(code).toContain('tight ? "d_flex flex-d_column gap_2" : "p_4"');
  expect(code).not.toContain('createCss');
});

test('a css call with a dynamic value ends the build', async () => {
  const building = built(`
    import { css } from '#styled-system/css';
    export const box = (color: 'ink') => css({ color });
  `);
  await expect(building).rejects.toThrow('A style function is called with something dynamic');
});

test('a css function of another module is not changed', async () => {
  const code = await built(`
    const css = (styles: object) => JSON.stringify(styles);
    export const box = css({ color: 'ink' });
  `);
  expect(code).toContain('css({ color: "ink" })');
});

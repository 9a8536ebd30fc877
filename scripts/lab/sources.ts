import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SourceLine } from '#lab/atlas/state-page.ts';
import type { ChartState } from '#lab/chart/chart.ts';
import { root } from '../run-command.ts';

/** A file of the project, in lines. */
export type Source = { file: string; lines: string[] };

const read = (file: string): Source => ({
  file,
  lines: readFileSync(resolve(root, file), 'utf8').split('\n'),
});

const machineImport = /from '#(machines\/[^']+)'|from '\.\/([^']+)'/g;

/** The file of a machine, and what it imports of `machines/`, the nearest first. */
export const machineSources = (file: string): Source[] => {
  const found = new Map([[file, read(file)]]);
  for (const source of found.values())
    for (const [, whole, beside] of source.lines.join('\n').matchAll(machineImport)) {
      const next = whole ?? `${dirname(source.file)}/${beside}`;
      if (!found.has(next)) found.set(next, read(next));
    }
  return [...found.values()];
};

const keyLine = (key: string) => new RegExp(`^\\s*(export )?(const )?['"]?${RegExp.escape(key)}['"]?( =|:) `);

/** The line in which a state begins: the one with its key, best before its description. */
export const lineOfState = (
  sources: readonly Source[],
  { key, description }: ChartState,
): SourceLine | null => {
  const isKey = keyLine(key);
  const places = sources.flatMap(({ file, lines }) =>
    lines.flatMap((text, at) =>
      isKey.test(text) ? [{ file, line: at + 1, text, next: lines.slice(at, at + 4).join('\n') }] : [],
    ),
  );
  const found =
    places.find(({ next }) => description !== '' && next.includes(description)) ??
    places.find(({ text }) => /[{(]$/.test(text)) ??
    places[0];
  return found === undefined ? null : { file: found.file, line: found.line };
};

/** The files of tests that bear the flow's name, or import its machine. */
export const testsOf = (flow: string, machineFile: string): Source[] => {
  const own = new RegExp(`^test/[a-z]+/(.*/)?${flow}([./-]|$)`);
  return globSync('test/{paths,unit,screens,browser,support}/**/*.{ts,tsx,txt}', { cwd: root })
    .sort()
    .map(read)
    .filter(({ file, lines }) => own.test(file) || lines.some((line) => line.includes(`'#${machineFile}'`)));
};

/** The first line of each test that names the state by its whole path. */
export const linesNaming = (tests: readonly Source[], path: string): SourceLine[] =>
  path === ''
    ? []
    : tests.flatMap(({ file, lines }) => {
        const isGolden = file.endsWith('.txt');
        const at = lines.findIndex((line) =>
          isGolden ? line.startsWith(`${path} | `) : line.includes(`'${path}'`) || line.includes(`${path}: `),
        );
        return at < 0 ? [] : [{ file, line: at + 1 }];
      });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A file as a page with an anchor for each line. */
export const sourcePage = ({ file, lines }: Source): string => {
  const rows = lines.map((line, at) => `<li id="L${at + 1}">${escaped(line) || ' '}</li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${file}</title><style>
:root { color-scheme: light dark }
body { margin: 1rem; font: 14px/1.5 ui-monospace, monospace }
li { white-space: pre-wrap; overflow-wrap: anywhere; padding-inline: 0.5rem }
li::marker { color: GrayText }
li:target { outline: 2px solid; scroll-margin-top: 30vh }
</style></head><body><h1>${file}</h1><ol>${rows.join('')}</ol></body></html>
`;
};

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../run-command.ts';

/** The flow that the skeleton is written for. */
const sample = 'sample-note';

const folder = resolve(import.meta.dirname, 'skeleton');
const migrations = 'server/platform/database/migrations';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A flow's name in every form in which code and texts write it, in the same order for each name. */
const formsOf = (name: string): string[] => {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const spaced = name.replaceAll('-', ' ');
  const snake = name.replaceAll('-', '_');
  return [name, camel, capital(camel), snake, snake.toUpperCase(), spaced, capital(spaced)];
};

const renamed = (text: string, name: string): string => {
  const forms = formsOf(name);
  return formsOf(sample).reduce((all, form, place) => all.replaceAll(form, forms[place] ?? ''), text);
};

/** A line that a new flow adds to a file, below the line or lines `below`, which are there once. */
type Entry = { file: string; below: string; line: string };

const entries: readonly Entry[] = [
  {
    file: 'server/operations.ts',
    below: "import { organizationOperations } from '#server/organization/organization.ts';\n",
    line: "import { sampleNoteOperations } from '#server/sample-note/sample-note.ts';\n",
  },
  {
    file: 'server/operations.ts',
    below: '): Handlers => ({\n',
    line: '  ...sampleNoteOperations(deps),\n',
  },
  {
    file: 'server/site/pages.data.ts',
    below: 'export const ownPages: Readonly<Record<string, OwnPage>> = {\n',
    line: "  '/sample-note': hidden('Your sample note'),\n",
  },
  {
    file: 'server/account-closing/account-closing.queries.ts',
    below: 'const deletions = (leaver: Leaver) => [\n',
    line: `  sql\`delete from sample_note where person_id = \${leaver.id}\`,\n`,
  },
  { file: 'test/browser/every-page.test.ts', below: 'const own = [\n', line: "  '/sample-note',\n" },
];

const nextMigration = (): string => {
  const last = readdirSync(join(root, migrations)).sort().at(-1) ?? '0000';
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
};

/**
 * Why there can be no new flow of this name; null if there can.
 * @param name one to four words of lower-case letters with hyphens, such as `bike-check`
 */
export const refusalOfName = (name: string): string | null => {
  if (!/^[a-z]+(-[a-z]+){0,3}$/.test(name))
    return 'Give one name of lower-case words with hyphens, such as bike-check.';
  const taken = globSync(`{machines,server,src/features}/${name}`, { cwd: root });
  const files = globSync([`openapi/${name}.yaml`, `src/routes/${name}*`], { cwd: root });
  return [...taken, ...files].length === 0
    ? null
    : `There is a flow of this name already: ${[...taken, ...files].sort().join(', ')}.`;
};

/** The files of a new flow with their texts, by path from the project's folder: those of its own, and those that get a line of it. */
export const skeletonOf = (name: string): Map<string, string> => {
  const number = nextMigration();
  const own = globSync('**/*.txt', { cwd: folder }).map((file): [string, string] => {
    const path = renamed(file.replace(/\.txt$/, ''), name).replace('/0000-', `/${number}-`);
    return [path, renamed(readFileSync(join(folder, file), 'utf8'), name)];
  });
  const files = new Map(own.sort(([one], [other]) => (one < other ? -1 : 1)));
  for (const { file, below, line } of entries) {
    const text = files.get(file) ?? readFileSync(join(root, file), 'utf8');
    if (text.split(below).length !== 2)
      throw new Error(`${file} no longer has this line once; change scripts/new-flow/skeleton.ts:\n${below}`);
    files.set(
      file,
      text.replace(below, () => below + renamed(line, name)),
    );
  }
  return files;
};

/** The operations of a new flow, with an example each, as `openapi/examples.gen.json` has them. */
export const examplesOf = (name: string): unknown[] =>
  JSON.parse(renamed(readFileSync(join(folder, '../examples.json'), 'utf8'), name));

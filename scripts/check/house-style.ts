import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../run-command.ts';
import { misspellings } from './spelling.ts';
import { wordRules } from './word-rules.ts';

const code = /\.(ts|tsx|mjs|css|sql)$/;
const read = /\.mdx$/;
const made = /\.gen\.(ts|json)$|^test\/fixtures\//;
const mostLines = { product: 300, test: 500 };
/** TanStack's own marks (`__root`, `$id`, `_layout`) come before or between kebab-case words; `$` alone takes every path. */
const goodName = /^([._$]*[a-z0-9]+([-.][$_]?[a-z0-9]+)*_?|\$)\.[a-z]+$/;

type File = { path: string; text: string; lines: number };

function trackedFiles(form: RegExp): File[] {
  // Includes uncommitted files: a file must be right before it is committed.
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n'))]
    .filter((path) => form.test(path) && !made.test(path) && existsSync(resolve(root, path)))
    .map((path) => {
      const text = readFileSync(resolve(root, path), 'utf8');
      return { path, text, lines: text.trimEnd().split('\n').length };
    });
}

const tooLong = ({ path, lines }: File): string[] => {
  const most = path.startsWith('test/') ? mostLines.test : mostLines.product;
  return lines > most ? [`${path}: ${lines} lines, ${most} are allowed`] : [];
};

const badName = ({ path }: File): string[] => {
  const name = path.split('/').at(-1) ?? path;
  return goodName.test(name) ? [] : [`${path}: file names are kebab-case`];
};

const badWords = ({ path, text }: File): string[] =>
  wordRules
    .filter((rule) => rule.where.test(path) && !rule.except?.test(path))
    .flatMap(({ pattern, why }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${path}:${index + 1}: ${why}\n    ${line.trim()}`] : [],
        ),
    );

/** What no linter knows: the length and names of files, words that don't belong, and one spelling for all texts. */
export async function checkHouseStyle(): Promise<{ passed: boolean; report: string }> {
  const files = trackedFiles(code);
  const problems = [
    ...files.flatMap((file) => [...tooLong(file), ...badName(file), ...badWords(file)]),
    ...[...files, ...trackedFiles(read)].flatMap(({ path, text }) => misspellings(path, text)),
  ];
  return { passed: problems.length === 0, report: problems.join('\n') };
}

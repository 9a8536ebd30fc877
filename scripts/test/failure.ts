import { stripVTControlCharacters } from 'node:util';

/** One failure of a part: the test's file and title, and its error as text. A failure outside of tests has no file or no title. */
export type Failure = { file: string | null; title: string | null; error: string };

const shownLines = 15;

/** More failures than this would push the first out of a log's last lines, so their names are listed again. */
const mostWithoutList = 3;

/** The id of a failure in reports, and of a test in `test/quarantine.json`; empty for one outside of any test. */
export const idOf = ({ file, title }: Failure): string => [file, title].filter(Boolean).join(' › ');

const firstLines = (error: string): string => {
  const lines = stripVTControlCharacters(error).trim().split('\n');
  const left = lines.length - shownLines;
  return [
    ...lines.slice(0, shownLines),
    ...(left > 0 ? [`… ${left} more lines, further up or in test-results/logs`] : []),
  ]
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
};

/** Every failure of a part with the first lines of its error; empty without failures. */
export const failuresText = (parts: readonly { name: string; failures: readonly Failure[] }[]): string => {
  const all = parts.flatMap(({ name, failures }) =>
    failures.map((failure) => ({
      name: `✗ ${name}: ${idOf(failure) || 'outside of any test'}`,
      error: failure.error,
    })),
  );
  if (all.length === 0) return '';
  const blocks = all.map(({ name, error }) => `${name}\n${firstLines(error)}`);
  const list =
    all.length > mostWithoutList
      ? `\n\n${all.length} failures:\n${all.map(({ name }) => name).join('\n')}`
      : '';
  return `\n── failures ${'─'.repeat(62)}\n${blocks.join('\n\n')}${list}\n`;
};

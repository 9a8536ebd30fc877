import type { FileChanges } from './git-changes.ts';
import type { PartSelection, Selection } from './select-tests.ts';

const walksOf = ({ flows }: PartSelection): string => {
  if (flows === null || flows.leftOut.length === 0) return '';
  const run = flows.run.length > 0 ? `walks of ${flows.run.join(', ')}` : 'no walk';
  return `  ${run}; without ${flows.leftOut.length} others`;
};

const rowOf = (selected: PartSelection): string =>
  `${selected.part.padEnd(14)} ${String(selected.files.length).padStart(9)} ${String(selected.leftOut.length).padStart(9)}${walksOf(selected)}`;

/** What is run and what is left out, as it is printed. */
export function selectionReport(
  { base, files }: FileChanges,
  { everything, parts, unreached }: Selection,
): string {
  const leftOut = parts.filter((selected) => selected.files.length === 0).map(({ part }) => part);
  const lines = [
    `Changed since ${base.name} (${base.commit.slice(0, 7)}): ${files.length} file${files.length === 1 ? '' : 's'}.`,
    ...(files.length === 0 ? ['Nothing changed: only `check` is run.'] : []),
    ...everything.map(({ path, why }) => `Everything is run for ${path}. ${why}`),
    'part           files run  left out',
    ...parts.map(rowOf),
    ...(leftOut.length > 0 ? [`Parts left out: ${leftOut.join(', ')}.`] : []),
    ...(unreached.length > 0
      ? [`No test reaches ${unreached.join(', ')}; \`check\` reads their types.`]
      : []),
    'This selection is for working. The whole gate is `npm test`.',
  ];
  return `${lines.join('\n')}\n`;
}
